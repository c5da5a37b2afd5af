/** One way in which what a visitor said may be written: words that must all be there. */
export interface Alternative {
  words: string[]
  /** Whether the words may go on after what is given. */
  prefix: boolean
  /** 1 for what was said itself, less for what is close to it. */
  quality: number
}

/** One thing that a visitor said, a word or a phrase that has synonyms, and the ways in which it may be written. */
export interface Term {
  words: string[]
  alternatives: Alternative[]
  /** Whether it is said of what is looked for, after "for" or "with": the desk of a "monitor for a small desk". */
  isDetail: boolean
}

/** A text's first sentence, and what follows it; the whole text and an empty one where it has no other. */
export function firstSentence(text: string): [first: string, rest: string] {
  const end = /[.!?](?=\s+\p{Lu})/u.exec(text)
  if (!end) return [text, '']
  const length = end.index + 1
  return [text.slice(0, length), text.slice(length).trim()]
}

import { keepAnswer, type KeptAnswer, type MadeAnswer } from './kept-answer.ts'

const day = 86_400_000

export interface AnswerStoreInput {
  /** Which state the catalogue is in. */
  version: () => number
  /** The most bytes to hold; what was used longest ago goes first. */
  maxBytes: number
}

interface Entry {
  answer: KeptAnswer
  madeAt: number
  /** Higher than that of all that were used before. */
  lastUse: number
}

/**
 * Answers by key, for one state of the catalogue: any change drops them all. While one is being
 * made, all who ask for it wait for that one. Nothing is kept for more than a day.
 */
export function createAnswerStore({ version, maxBytes }: AnswerStoreInput) {
  const entries = new Map<string, Entry>()
  const making = new Map<string, Promise<MadeAnswer>>()
  let state = version()
  let uses = 0

  /** The kept answer, or undefined. */
  function find(key: string): KeptAnswer | undefined {
    const now = version()
    if (now !== state) {
      entries.clear()
      making.clear()
      state = now
      return undefined
    }
    const entry = entries.get(key)
    if (!entry) return undefined
    if (Date.now() - entry.madeAt > day) {
      entries.delete(key)
      return undefined
    }
    entry.lastUse = uses += 1
    return entry.answer
  }

  /** Makes an answer once for all who ask meanwhile, and keeps it when it may be kept. */
  function make(key: string, produce: () => Promise<MadeAnswer>): Promise<MadeAnswer> {
    const started = making.get(key)
    if (started) return started
    const madeFor = state
    const answer = produce()
      .then((made) => {
        if (mayBeKept(made) && madeFor === state && madeFor === version()) keep(key, made)
        return made
      })
      .finally(() => {
        if (making.get(key) === answer) making.delete(key)
      })
    making.set(key, answer)
    return answer
  }

  function keep(key: string, made: MadeAnswer): void {
    entries.set(key, { answer: keepAnswer(made), madeAt: Date.now(), lastUse: (uses += 1) })
    trim()
  }

  /** Lets go of what was used longest ago while there is too much: answers grow by their forms. */
  function trim(): void {
    let held = 0
    for (const { answer } of entries.values()) held += answer.size()
    for (const [oldest, { answer }] of held > maxBytes ? byUse() : []) {
      if (held <= maxBytes) break
      held -= answer.size()
      entries.delete(oldest)
    }
  }

  const byUse = () => [...entries].toSorted(([, one], [, other]) => one.lastUse - other.lastUse)

  return { find, make, trim, held: () => byUse().map(([key]) => key) }
}

// What the app lets a shared cache keep, this one keeps too.
function mayBeKept({ status, headers }: MadeAnswer): boolean {
  return status === 200 && String(headers['cache-control'] ?? '').includes('s-maxage=')
}

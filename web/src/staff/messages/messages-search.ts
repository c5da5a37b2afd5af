import { type MessageState, messageStates } from '@argo/domain/contact/contact-message'

/** What the list's address says after the question mark. */
export interface MessagesSearch {
  q?: string
  /** Absent for all but spam. */
  state?: MessageState
  /** Messages received before the one with this id. */
  before?: number
}

/** Reads the list's address; what is unknown is left out. */
export function readMessagesSearch({ q, state, before }: Record<string, unknown>): MessagesSearch {
  const known = messageStates.find((each) => each === state)
  return {
    // A number is read as one.
    ...((typeof q === 'string' || typeof q === 'number') &&
      q !== '' && { q: String(q).slice(0, 200) }),
    ...(known && { state: known }),
    ...(Number.isInteger(before) && Number(before) > 0 && { before: Number(before) }),
  }
}

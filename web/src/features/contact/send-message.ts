import type { ContactMessage } from '@argo/domain/contact'
import { clearDraft } from '../../lib/use-draft.ts'
import { notify } from '../../lib/notify.ts'

/** The key of the draft of a message. */
export const draft = 'argo:contact-draft'

const sent = {
  title: 'Message sent successfully!',
  text: "We'll get back to you as soon as possible.",
}
const failed = {
  title: 'Failed to send message',
  text: 'Please try again or contact us directly by phone.',
}

let underWay: Promise<void> | undefined

/** The message that is being sent, if any: it outlives a form whose visitor leaves the page. */
export function messageUnderWay(): Promise<void> | undefined {
  return underWay
}

/** Sends a message, tells the visitor how it went, and clears the draft of one that was taken. */
export function sendMessage(
  send: (message: ContactMessage) => Promise<unknown>,
  message: ContactMessage,
): Promise<void> {
  underWay = deliver(send(message))
  return underWay
}

async function deliver(sending: Promise<unknown>): Promise<void> {
  try {
    await sending
    clearDraft(draft)
    notify({ ...sent, tone: 'success' })
  } catch (error) {
    notifyFailure()
    throw error
  } finally {
    underWay = undefined
  }
}

/** Tells the visitor that a message was not sent; why, and when to try again, stands in the form. */
export function notifyFailure(): void {
  notify({ ...failed, tone: 'failure' })
}

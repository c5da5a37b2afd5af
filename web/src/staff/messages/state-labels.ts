import type { MessageState } from '@argo/domain/contact/contact-message'

/** States of messages as staff read them. */
export const stateLabels: Record<MessageState, string> = {
  unread: 'Unread',
  read: 'Read',
  answered: 'Answered',
  spam: 'Spam',
}

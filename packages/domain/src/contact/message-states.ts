/** What staff have made of a contact message. */
export const messageStates = ['unread', 'read', 'answered', 'spam'] as const
export type MessageState = (typeof messageStates)[number]

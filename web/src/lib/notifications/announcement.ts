import { createStore, useStore } from '../store.ts'

const announcement = createStore(() => '')

/** Has screen readers say a text, through the page's one polite live region. */
export function announce(text: string): void {
  // They say what changes: the same text once more differs by a space.
  announcement.set(text === announcement.get() ? `${text}\u00A0` : text)
}

/** The text that the page's live region holds. */
export function useAnnouncement(): string {
  return useStore(announcement, String, '')
}

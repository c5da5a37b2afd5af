import { useSyncExternalStore } from 'react'

let announcement = ''
const listeners = new Set<() => void>()

/** Has screen readers say a text, through the page's one polite live region. */
export function announce(text: string): void {
  // They say what changes: the same text once more differs by a space.
  announcement = text === announcement ? `${text}\u00A0` : text
  for (const listener of listeners) listener()
}

/** The text that the page's live region holds. */
export function useAnnouncement(): string {
  return useSyncExternalStore(
    subscribe,
    () => announcement,
    () => '',
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

import { useSyncExternalStore } from 'react'
import { storedText } from '../browser/stored-text.ts'

/** The form that sends what is ticked to the page of comparison where no scripts run. */
export const compareForm = 'compare'

const stored = storedText('comparison')
const listeners = new Set<() => void>()

/** The tray as text, as the device keeps it for all of the site's tabs; null before anything was chosen. */
export function readStoredTray(): string | null {
  return stored.read()
}

/** Keeps the tray and tells whoever shows it. */
export function storeTray(text: string): void {
  stored.write(text)
  tell()
}

/** Something of the tray, read again when it is changed here or in another tab; while a page is hydrated, as on the server. */
export function useStoredTray<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(subscribe, read, () => onServer)
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', tell)
    window.addEventListener('pageshow', tell)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('storage', tell)
    window.removeEventListener('pageshow', tell)
  }
}

function tell(): void {
  for (const listener of listeners) listener()
}

import { useSyncExternalStore } from 'react'

/** The form that sends what is ticked to the page of comparison where no scripts run. */
export const compareForm = 'compare'

const key = 'comparison'
const listeners = new Set<() => void>()
/** What was written where the browser refuses storage: the tray then lasts as long as the page. */
let refused: string | undefined

/** The tray as text, as the device keeps it for all of the site's tabs; null before anything was chosen. */
export function readStoredTray(): string | null {
  try {
    return refused ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps the tray and tells whoever shows it. */
export function storeTray(text: string): void {
  try {
    localStorage.setItem(key, text)
    refused = undefined
  } catch {
    refused = text
  }
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

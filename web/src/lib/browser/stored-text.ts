const storages = { device: () => localStorage, tab: () => sessionStorage }

/** A text that the device keeps for all tabs or one; where the browser refuses storage, as long as the page lasts. */
export function storedText(key: string, keptBy: keyof typeof storages = 'device') {
  const storage = storages[keptBy]
  let refused: string | null = null
  return {
    /** Null before anything was written. */
    read(): string | null {
      try {
        return refused ?? storage().getItem(key)
      } catch {
        return null
      }
    },
    /** Null removes it. */
    write(text: string | null): void {
      try {
        if (text === null) storage().removeItem(key)
        else storage().setItem(key, text)
        refused = null
      } catch {
        refused = text
      }
    },
  }
}

const storages = { device: () => localStorage, tab: () => sessionStorage }

/** A text that the device keeps for all tabs or one; where the browser refuses storage, as long as the page lasts. */
export function storedText(key: string, keptBy: keyof typeof storages = 'device') {
  const storage = storages[keptBy]
  let refused: string | undefined
  return {
    /** Null before anything was written. */
    read(): string | null {
      try {
        return refused ?? storage().getItem(key)
      } catch {
        return null
      }
    },
    write(text: string): void {
      try {
        storage().setItem(key, text)
        refused = undefined
      } catch {
        refused = text
      }
    },
  }
}

/** What the browser refused to store, by where it was to be. */
const refused = new Map<string, string>()

const storages = { device: () => localStorage, tab: () => sessionStorage }

/** A text that the device keeps for all tabs or one; where the browser refuses storage, as long as the page lasts. */
export function storedText(key: string, keptBy: keyof typeof storages = 'device') {
  const storage = storages[keptBy]
  const place = `${keptBy} ${key}`
  return {
    /** Null before anything was written. */
    read(): string | null {
      try {
        return refused.get(place) ?? storage().getItem(key)
      } catch {
        return null
      }
    },
    /** Null removes it. */
    write(text: string | null): void {
      try {
        if (text === null) storage().removeItem(key)
        else storage().setItem(key, text)
        refused.delete(place)
      } catch {
        if (text === null) refused.delete(place)
        else refused.set(place, text)
      }
    },
  }
}

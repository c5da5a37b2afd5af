/** A text that the device keeps for all of the site's tabs; where the browser refuses storage it lasts as long as the page. */
export function storedText(key: string) {
  let refused: string | undefined
  return {
    /** Null before anything was written. */
    read(): string | null {
      try {
        return refused ?? localStorage.getItem(key)
      } catch {
        return null
      }
    },
    write(text: string): void {
      try {
        localStorage.setItem(key, text)
        refused = undefined
      } catch {
        refused = text
      }
    },
  }
}

/** What a text in JSON says; undefined where it is none, as what was stored by hand may be. */
export function parsedJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}

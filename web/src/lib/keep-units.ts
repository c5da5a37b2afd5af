const beforeUnit = / (?=(?:[×%°A-Z]|(?:[mck]?m(?:H₂O)?|k?g|k?W|V|A|L|h|ms|Hz|dB|rpm|DPI|G?bit)\b))/g
// Of “480 × 230 × 480 mm” a narrow column has room for a part alone; of “7 × 120 mm” for all.
const afterCount = /\b(\d\u00a0×) (?=\d)/g

/** A text that no line breaks between a number and its unit, or within a count such as “2 × USB-A”. */
export function keepUnits(text: string): string {
  return text
    .replace(beforeUnit, (space, at: number) =>
      /[\d×]/.test(text[at - 1] ?? '') ? '\u00a0' : space,
    )
    .replace(afterCount, '$1\u00a0')
}

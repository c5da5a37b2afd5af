const beforeUnit =
  / (?=(?:[×%°A-Z]|[\d.]+″|(?:[mck]?m(?:H₂O)?|k?g|k?W|V|A|L|h|ms|Hz|dB|rpm|DPI|G?bit)\b))/g
// Of “480 × 230 × 480 mm” a narrow column has room for parts alone; of “7 × 120 mm” for all.
const afterCount = /(^|\s)(\d\u00a0×) (?=\d+\u00a0mm)/g
// "in mm", and "LGA 1700".
const together = /\bin (?=(?:[cm]?m|k?g|W|slots)\b)|\b(?:ATX|LGA) (?=\d)/g

/** A text that no line breaks between a number and its unit, or within a count such as “2 × USB-A”. */
export function keepUnits(text: string): string {
  return text
    .replace(beforeUnit, (space, at: number) =>
      /[\d×]/.test(text[at - 1] ?? '') ? '\u00a0' : space,
    )
    .replace(afterCount, '$1$2\u00a0')
    .replace(together, (words) => words.replace(' ', '\u00a0'))
}

import { createElement, type ReactNode } from 'react'

const beforeUnit =
  / (?=(?:[×%°A-Z]|[\d.]+″|(?:[mck]?m(?:H₂O)?|k?g|k?W|V|A|L|K|h|ms|k?Hz|dB|rpm|DPI|G?bit|cd|lx|lb|[kM]B|years?|days?)\b|in(?=[:;,.)]| (?:\/|across|below|between)|$)))/g
// Of “480 × 230 × 480 mm” a narrow column has room for parts alone; of “7 × 120 mm” and “2560 × 1440” for all.
const afterCount = /((?:^|\s)\d\u00a0×) (?=\d+\u00a0mm)|(\d{4}\u00a0×) (?=\d{4}\b)/g
// "in mm", "LGA 1700", "+1 (212) 555-0148", and "Mon-Fri 9AM-5PM EST".
const together =
  /\bin (?=(?:[cm]?m|k?g|W|slots)\b)|\b(?:ATX|LGA|HDMI|PCIe|ISO|NY) (?=\d)|\+\d[\d ()-]*\d|\b[A-Z][a-z]{2}(?:-[A-Z][a-z]{2})? \d+[AP]M-\d+[AP]M [A-Z]{3}\b/g
// What has a unit; a range, or a term, as a line breaks after its hyphen.
const whole =
  /(\([A-Z] ×\u00a0[A-Z] ×\u00a0[A-Z]\)|\S*\u00a0[^ ]*|[\w.,]*[A-Z\d][-–][\w.+]+|\w+-[A-Z\d]\w*|e-mail)/

/**
 * A text, word for word, that no line breaks between a number and its unit, in a count such as “2 × USB-A”, or in
 * a term such as “micro-ATX”, “12V-2x6” or “e-mail”.
 */
export function unbroken(text: string): ReactNode {
  return text
    .replace(beforeUnit, (space, at: number) =>
      /[\d×]/.test(text[at - 1] ?? '') ? '\u00a0' : space,
    )
    .replace(afterCount, '$1$2\u00a0')
    .replace(together, (words) => words.replaceAll(' ', '\u00a0'))
    .split(whole)
    .map((part, key) =>
      key % 2
        ? createElement(
            'span',
            // A long one may be wider than a phone with large text, and then breaks.
            { key, className: part.length > 14 ? 'inline-block' : 'whitespace-nowrap' },
            part.replaceAll('\u00a0', ' '),
          )
        : part,
    )
}

import { createElement, type ReactNode } from 'react'
import { keepUnits } from './keep-units.ts'

// What has a unit; a range, or a term, as a line breaks after its hyphen.
const whole = /(\S*\u00a0[^ ]*|[\w.,]*[A-Z\d][-–][\w.+]+|\w+-[A-Z\d]\w*)/

/** A text, word for word, that no line breaks within a figure with its unit nor a term such as “micro-ATX” or “12V-2x6”. */
export function unbroken(text: string): ReactNode {
  return keepUnits(text)
    .split(whole)
    .map((part, key) =>
      key % 2
        ? createElement(
            'span',
            { key, className: 'whitespace-nowrap' },
            part.replaceAll('\u00a0', ' '),
          )
        : part,
    )
}

import type { Statement } from '@argo/domain/comparison/comparison-schema'
import { createElement, Fragment, type ReactNode } from 'react'
import { keepUnits } from '../../lib/keep-units.ts'
import { Icon } from '../../ui/Icon.tsx'
import './statements.css'

/** What a spec says: each figure, and under it the conditions under which it holds. The first may bear a mark: "Best". */
export function Statements({
  statements,
  mark,
}: {
  statements: readonly Statement[]
  mark?: string | undefined
}) {
  return statements.map(({ figure, original, note }, index) => (
    <p key={`${figure} ${note}`} className="comparison-statement tabular">
      <span className="comparison-figure">{unbroken(figure)}</span>
      {mark && index === 0 && (
        <span className="comparison-best">
          <Icon name="check" className="size-3.5" />
          {mark}
        </span>
      )}
      {original !== undefined && <span className="comparison-note"> {unbroken(original)}</span>}
      {note !== undefined && <span className="comparison-note"> {unbroken(note)}</span>}
    </p>
  ))
}

// A line breaks after a hyphen, but a reader of "micro-ATX" or "USB-A" does not, nor within "(H × W × D)",
// nor, where there is room, within "350–370". The parts never change places: no keys.
function unbroken(text: string): ReactNode {
  const parts = keepUnits(text)
    .replace(/ in$/, '\u00a0in')
    .split(/([\w+]+-[\w+]+|\([A-Z](?:\s×\s[A-Z])+\)|\d[\d.,]*–[\d.,]+)/)
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) =>
      index % 2 === 1
        ? createElement(
            'span',
            { className: part.includes('–') ? 'comparison-range' : 'comparison-word' },
            part,
          )
        : part,
    ),
  )
}

import type { Statement } from '@argo/domain/comparison/comparison-schema'
import { unbroken } from '../../lib/text/unbroken.ts'
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
      <span className="comparison-figure">{unbroken(measure(figure))}</span>
      {mark && index === 0 && (
        <span className="comparison-best">
          <Icon name="check" className="size-3.5" />
          {mark}
        </span>
      )}
      {original !== undefined && (
        <span className="comparison-note"> {unbroken(measure(original))}</span>
      )}
      {note !== undefined && <span className="comparison-note"> {unbroken(measure(note))}</span>}
    </p>
  ))
}

// A column has no line that breaks within "(H × W × D)", nor before "in".
function measure(text: string): string {
  return text.replaceAll(/ (?=×|in$)/g, '\u00a0')
}

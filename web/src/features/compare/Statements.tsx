import type { Statement } from '@argo/domain/comparison/comparison-schema'
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
      <span className="comparison-figure">{keepUnits(figure)}</span>
      {mark && index === 0 && (
        <span className="comparison-best">
          <Icon name="check" className="size-3.5" />
          {mark}
        </span>
      )}
      {original !== undefined && <span className="comparison-note"> {keepUnits(original)}</span>}
      {note !== undefined && <span className="comparison-note"> {keepUnits(note)}</span>}
    </p>
  ))
}

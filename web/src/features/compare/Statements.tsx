import type { Statement } from '@argo/domain/comparison/comparison-schema'
import { besideUsUnits, inBothUnits } from '@argo/domain/text/us-units'
import { unbroken } from '../../lib/text/unbroken.ts'
import { Icon } from '../../ui/Icon.tsx'

const note =
  'basis-full text-[0.8125rem] leading-[1.4] text-muted @min-[60rem]:text-[0.9375rem] print:inline print:text-(length:--print) print:leading-[1.2]'

/**
 * What a spec says under a label: each figure, in US units first where people think in them, and under it the conditions under
 * which it holds. The first may bear a mark: "Best". The
 * mark stands beside the figure, or below it where there is no room.
 */
export function Statements({
  label,
  statements,
  mark,
}: {
  label: string
  statements: readonly Statement[]
  mark?: string | undefined
}) {
  return statements.map(({ figure, original, note: condition }, index) => {
    const isMarked = mark && index === 0
    const [first, stated] = inBothUnits({ label, value: figure })
    return (
      <p
        key={`${figure} ${condition}`}
        className="tabular flex flex-wrap items-baseline gap-x-2.5 gap-y-px leading-[1.375] text-pretty not-first:mt-1.5 print:block print:leading-[1.2] print:not-first:mt-0"
      >
        <span className={`print:mr-[0.1875rem] ${isMarked ? 'font-bold' : ''}`}>
          {unbroken(measure(first))}
        </span>
        {isMarked && (
          <span className="mr-1 inline-flex items-baseline gap-1 text-xs leading-tight font-semibold text-accent-bright @min-[60rem]:text-sm print:mr-[0.1875rem] print:inline print:text-[0.9em] print:leading-none print:text-foreground">
            <Icon
              name="check"
              className="size-3.5 self-center print:mr-px print:inline print:size-[0.9em]"
            />
            {mark}
          </span>
        )}
        {stated !== undefined && <span className={note}> {unbroken(measure(stated))}</span>}
        {original !== undefined && <span className={note}> {unbroken(measure(original))}</span>}
        {condition !== undefined && (
          <span className={note}>
            {' '}
            {unbroken(measure(besideUsUnits({ label, value: condition })))}
          </span>
        )}
      </p>
    )
  })
}

// A column has no line that breaks within "(H × W × D)", nor before "in".
function measure(text: string): string {
  return text.replaceAll(/ (?=×|in$)/g, '\u00a0')
}

import type { Spec } from '@argo/domain/products/spec'
import { unbroken } from '../lib/text/unbroken.ts'

/** Key figures in one row that hides what it has no room for. A single figure may be a sentence, and wraps. */
export function FigureList({ figures }: { figures: Spec[] }) {
  if (figures.length === 0) return null
  const [row, label] =
    figures.length > 1
      ? ['@min-[15rem]:h-13 @min-[15rem]:overflow-clip', '@min-[15rem]:whitespace-nowrap']
      : ['', '']
  return (
    <div className="@container pt-3 print:pt-1">
      <dl className={`flex flex-wrap gap-x-4 gap-y-12 ${row}`}>
        {figures.map((figure) => (
          <div
            key={figure.label}
            className="flex max-w-full min-w-20 grow flex-col-reverse justify-end"
          >
            <dt className={`text-sm/5 text-muted print:text-xs ${label}`}>{figure.label}</dt>
            <dd className="tabular text-[1.25rem]/8 font-bold print:text-base">
              {unbroken(figure.value)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

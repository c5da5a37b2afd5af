import type { Spec } from '@argo/domain/products/spec'
import { unbroken } from '../lib/text/unbroken.ts'

/** Key figures: side by side, or in a narrow card one a row. A single figure stands above its label. */
export function FigureList({ figures }: { figures: Spec[] }) {
  if (figures.length === 0) return null
  const row =
    figures.length > 1
      ? '@min-[13rem]:@max-[22rem]:flex-row @min-[13rem]:@max-[22rem]:items-baseline @min-[13rem]:@max-[22rem]:justify-between @min-[13rem]:@max-[22rem]:gap-x-4 @min-[13rem]:@max-[22rem]:border-b @min-[13rem]:@max-[22rem]:*:last:max-w-2/3 @min-[13rem]:@max-[22rem]:*:last:shrink-0 @min-[13rem]:@max-[22rem]:*:last:text-right'
      : ''
  return (
    <div className="@container pt-3 print:pt-1">
      <dl className="flex flex-col gap-x-5 @min-[22rem]:flex-row">
        {figures.map((figure) => (
          <div
            key={figure.label}
            className={`flex grow flex-col-reverse justify-end border-line print:flex-col-reverse ${row}`}
          >
            <dt className="text-sm/5 text-muted min-[140rem]:text-base print:text-xs">
              {figure.label}
            </dt>
            <dd className="tabular text-[1.25rem]/8 font-bold print:text-base">
              {unbroken(figure.value)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

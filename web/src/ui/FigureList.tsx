import type { Spec } from '@argo/domain/products/spec'

/** Key figures in a row, each above its label and as wide as itself; of those that the row has no room for, none is shown. */
export function FigureList({ figures }: { figures: Spec[] }) {
  return (
    <div className="@container pt-3 print:pt-1">
      <dl className="flex flex-wrap gap-x-4 gap-y-12 @min-[15rem]:h-13 @min-[15rem]:overflow-clip">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex min-w-20 grow flex-col-reverse justify-end">
            <dt className="text-sm/5 text-muted @min-[15rem]:whitespace-nowrap print:text-xs">
              {label}
            </dt>
            <dd className="tabular text-[1.25rem]/8 font-bold whitespace-nowrap print:text-base">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

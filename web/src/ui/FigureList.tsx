import type { Spec } from '@argo/domain/products/spec'

/** Key figures, each above its label and as wide as itself: three stand in a row also on a phone. */
export function FigureList({ figures, className = '' }: { figures: Spec[]; className?: string }) {
  if (figures.length === 0) return null
  return (
    <dl className={`flex flex-wrap gap-x-5 gap-y-3 ${className}`}>
      {figures.map(({ label, value }) => (
        <div key={label} className="flex min-w-20 grow flex-col-reverse justify-end">
          <dt className="w-0 min-w-full text-sm/5 text-muted print:text-xs">{label}</dt>
          <dd className="tabular text-lg leading-normal font-bold print:text-base">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

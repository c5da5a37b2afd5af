import type { Spec } from '@argo/domain/products/spec'

const looks = {
  small: { list: '', label: '', figure: '' },
  growing: { list: 'lg:gap-x-10 lg:gap-y-6', label: 'lg:text-sm', figure: 'lg:text-title' },
}

/** Key figures, each above its label and as wide as itself: three stand in a row also on a phone. */
export function FigureList({
  figures,
  size = 'small',
  className = '',
}: {
  figures: Spec[]
  size?: keyof typeof looks
  className?: string
}) {
  if (figures.length === 0) return null
  const look = looks[size]
  return (
    <dl className={`flex flex-wrap gap-x-4 gap-y-3 ${look.list} ${className}`}>
      {figures.map(({ label, value }) => (
        <div key={label} className="flex min-w-20 grow flex-col-reverse justify-end">
          <dt
            className={`w-0 min-w-full text-[0.8125rem]/5 text-muted print:text-xs ${look.label}`}
          >
            {label}
          </dt>
          <dd className={`tabular leading-normal font-bold [font-stretch:110%] ${look.figure}`}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

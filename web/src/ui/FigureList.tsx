import type { Spec } from '@argo/domain/spec'

// As wide as its figure: a label takes more lines, so that three figures stand in a row also on a phone.
const column = 'min-w-20 grow'
const columnLabel = 'w-0 min-w-full'

const sizes = {
  small: {
    row: 'gap-x-4 gap-y-3',
    item: column,
    figure: 'text-base',
    label: `text-xs ${columnLabel}`,
  },
  growing: {
    row: 'gap-x-4 gap-y-3 lg:gap-x-10 lg:gap-y-6',
    item: column,
    figure: 'text-base lg:text-title',
    label: `text-xs lg:text-sm ${columnLabel}`,
  },
  large: {
    row: 'gap-x-4 gap-y-6 lg:gap-x-10',
    item: column,
    figure: 'text-title',
    label: `text-sm lg:w-auto ${columnLabel}`,
  },
} as const

/** Key figures, each above its label. */
export function FigureList({
  figures,
  size = 'small',
  className = '',
}: {
  figures: Spec[]
  size?: keyof typeof sizes
  className?: string
}) {
  if (figures.length === 0) return null
  const look = sizes[size]
  return (
    <dl className={`flex flex-wrap ${look.row} ${className}`}>
      {figures.map(({ label, value }) => (
        <div key={label} className={`flex flex-col-reverse justify-end ${look.item}`}>
          <dt className={`${look.label} text-steel`}>{label}</dt>
          <dd className={`${look.figure} tabular font-bold text-ash [font-stretch:110%]`}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

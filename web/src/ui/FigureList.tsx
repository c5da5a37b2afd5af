import type { Spec } from '@argo/domain/products/spec'
import css from './FigureList.module.css'

const looks = { small: '', growing: css.growing, large: css.large }

/** Key figures, each above its label. */
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
  return (
    <dl className={`${css.figures} ${looks[size]} ${className}`}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

import type { Spec } from '@argo/domain/products/spec'

/** Key figures, each above its label. */
export function FigureList({
  figures,
  size = 'small',
  className = '',
}: {
  figures: Spec[]
  size?: 'small' | 'growing' | 'large'
  className?: string
}) {
  if (figures.length === 0) return null
  return (
    <dl className={`figures figures-${size} ${className}`}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

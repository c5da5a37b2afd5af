import css from './Skeleton.module.css'

/** A placeholder block with a moving highlight. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <div aria-hidden="true" className={`relative overflow-hidden bg-surface ${className}`}>
      <div
        className={`${css.highlight} absolute inset-0 bg-linear-to-r from-transparent via-raised to-transparent`}
      />
    </div>
  )
}

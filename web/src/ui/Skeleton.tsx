/** A placeholder block with a moving highlight. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <div aria-hidden="true" className={`relative overflow-hidden bg-surface ${className}`}>
      <div className="absolute inset-0 animate-[heat_1.6s_var(--ease-out)_infinite] bg-linear-to-r from-transparent via-raised to-transparent" />
    </div>
  )
}

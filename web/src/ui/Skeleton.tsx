/** A placeholder for what loads. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`animate-pulse bg-raised ${className}`} />
}

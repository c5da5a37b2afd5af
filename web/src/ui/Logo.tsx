/** The brand's mark and name. */
export function Logo() {
  return (
    <span className="inline-flex min-w-0 items-center gap-3">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 min-w-0 text-accent">
        <path fill="currentColor" d="M11.5 3h7l3.6 8.2h-5.4L8.4 29H2zM18.6 15.4h5.4L30 29h-6.6z" />
      </svg>
      <span className="display text-xl leading-none uppercase">Argo</span>
    </span>
  )
}

/** The brand's mark and name; the mark takes the text's colour. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <span className={`inline-flex items-center gap-3 ${className}`}>
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false" className="size-8 text-ember">
        <path
          fill="currentColor"
          d="M4 28 14 4h4l10 24h-6l-2.5-6.5h-7L10 28zM14.4 16.5h3.2L16 12z"
        />
      </svg>
      <span className="display text-xl leading-none tracking-tight uppercase">Argo</span>
    </span>
  )
}

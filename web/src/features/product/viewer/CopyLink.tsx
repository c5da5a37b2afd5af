import { useEffect, useState } from 'react'

/** Copies the address of the viewer with a picture, by its view, and says for two seconds whether it has. */
export function CopyLink({ picture, className }: { picture: string; className: string }) {
  const [outcome, setOutcome] = useState<'Link copied' | 'Not copied'>()

  useEffect(() => {
    if (!outcome) return undefined
    const timer = setTimeout(() => setOutcome(undefined), 2_000)
    return () => clearTimeout(timer)
  }, [outcome])

  if (!navigator.clipboard) return null
  return (
    <button
      type="button"
      onClick={() =>
        navigator.clipboard.writeText(addressWith(picture)).then(
          () => setOutcome('Link copied'),
          // The browser did not allow it.
          () => setOutcome('Not copied'),
        )
      }
      className={`shrink-0 px-3 text-sm font-semibold ${className}`}
    >
      <span aria-live="polite">{outcome ?? 'Copy link'}</span>
    </button>
  )
}

// The page's own address follows the picture with a delay.
function addressWith(picture: string): string {
  const address = new URL(window.location.href)
  address.searchParams.set('picture', picture)
  return address.href
}

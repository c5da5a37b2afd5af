import { useEffect, useState } from 'react'

/** Copies the address of the viewer with a picture, by its view, and says for two seconds that it has. */
export function CopyLink({ picture }: { picture: string }) {
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), 2_000)
    return () => clearTimeout(timer)
  }, [copied])

  if (!navigator.clipboard) return null
  return (
    <button
      type="button"
      onClick={() =>
        navigator.clipboard.writeText(addressWith(picture)).then(
          () => setCopied(true),
          () => {},
        )
      }
      className="viewer-link"
    >
      <span aria-live="polite">{copied ? 'Link copied' : 'Copy link'}</span>
    </button>
  )
}

// The page's own address follows the picture with a delay.
function addressWith(picture: string): string {
  const address = new URL(window.location.href)
  address.searchParams.set('picture', picture)
  return address.href
}

import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusHeading } from '../../lib/navigation/focus-heading.ts'
import { failureText, hadNoResponse } from '../../lib/trpc/http-error.ts'
import { buttonClass, ButtonLink } from '../../ui/Button.tsx'

const failure = 'Something failed on our side. Please try again in a moment.'

const causes = {
  timeout: 'The server took too long to respond. Please try again.',
  noResponse: 'The server could not be reached. Please check your connection and try again.',
  // What a page asks for is never the visitor's mistake.
  refused: failure,
  other: failure,
}

/** A page that could not be shown: what happened in plain words, and what to do next. */
export function PageError({ error }: ErrorComponentProps) {
  const leaving = hadNoResponse(error) && hasServiceWorker()

  // The service worker may have the document, or else has the offline page.
  useEffect(() => {
    if (leaving) window.location.reload()
    // The page that failed may have taken the focus with it.
    else if (document.activeElement === document.body) focusHeading()
  }, [leaving])

  if (leaving) return null

  return (
    <div className="page pt-16 pb-20 lg:pt-24 lg:pb-32">
      <h1 className="display max-w-[11em] text-hero">This page could not be loaded</h1>
      <p className="mt-4 measure text-lead">
        {failureText(error, causes)} If it keeps happening, write to us.
      </p>
      <div className="mt-8 flex flex-wrap gap-4">
        {/* It loads the document, which is of the newest build. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is the page's own */}
        <a href="" className={buttonClass()}>
          Try again
        </a>
        <ButtonLink to="/contact" look="outline">
          Contact Support
        </ButtonLink>
      </div>
    </div>
  )
}

function hasServiceWorker(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
}

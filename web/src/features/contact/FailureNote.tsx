import { support } from '@argo/domain/support'
import { useEffect, useRef } from 'react'

/** Stays above the button when the notification of a failure is gone: why, and what else to do. */
export function FailureNote({ why }: { why: string }) {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (document.activeElement?.contains(note.current)) note.current?.focus()
  }, [])

  return (
    <p
      ref={note}
      tabIndex={-1}
      className="scroll-mb-48 border-l-[3px] border-fail bg-coal px-5 py-4 text-ash"
    >
      {why} Everything you wrote is still here: send it again, or call us at{' '}
      <a href={support.phoneHref} className="prose-link whitespace-nowrap">
        {support.phone}
      </a>
      .
    </p>
  )
}

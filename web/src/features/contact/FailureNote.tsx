import { phoneHref } from '@argo/domain/texts/hours'
import { trpc } from '../../lib/trpc/trpc.ts'

/** Says above the button why sending failed and what to do, after the notification has gone. */
export function FailureNote({ why }: { why: string }) {
  const [{ phone }] = trpc.texts.contact.useSuspenseQuery()

  return (
    <p
      ref={takeFocus}
      tabIndex={-1}
      className="scroll-mb-48 border-l-[3px] border-fail bg-background px-5 py-4 text-foreground"
    >
      {why} Everything you wrote is still here: send it again, or call us at{' '}
      <a href={phoneHref(phone)} className="prose-link whitespace-nowrap">
        {phone}
      </a>
      .
    </p>
  )
}

// Being disabled takes the focus from the button, unless the failure comes before that is painted.
function takeFocus(note: HTMLElement | null): void {
  const focused = document.activeElement
  const onButton = focused instanceof HTMLButtonElement && focused.form === note?.closest('form')
  if (onButton || focused?.contains(note)) note?.focus()
}

import { messageLimit } from '@argo/domain/contact/contact-limits'
import { countOf, grouped } from '@argo/domain/text/count-of'
import { type RefObject, useEffect, useState } from 'react'

const shownWithin = 500

/** The characters left, once the limit is near; announced in steps of a hundred. */
export function MessageCounter({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const [length, setLength] = useState(0)

  useEffect(() => {
    const element = form.current
    const count = () => {
      const message = element && new FormData(element).get('message')
      setLength(typeof message === 'string' ? message.trim().length : 0)
    }
    const clear = () => setLength(0)
    element?.addEventListener('input', count)
    element?.addEventListener('reset', clear)
    return () => {
      element?.removeEventListener('input', count)
      element?.removeEventListener('reset', clear)
    }
  }, [form])

  const left = messageLimit - length
  const near = left <= shownWithin
  return (
    <>
      <span role="status" className="sr-only">
        {near &&
          (left < 0
            ? 'The message is too long'
            : `Fewer than ${Math.floor(left / 100 + 1) * 100} characters left`)}
      </span>
      {near && (
        <span aria-hidden="true" className={`tabular ${left < 0 ? 'font-semibold text-fail' : ''}`}>
          {left < 0
            ? `${countOf(-left, 'character')} too many`
            : `${grouped(left)} of ${countOf(messageLimit, 'character')} left`}
        </span>
      )}
    </>
  )
}

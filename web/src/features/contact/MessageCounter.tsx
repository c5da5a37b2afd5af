import { messageLimit } from '@argo/domain/contact/contact-message'
import { countOf, grouped } from '@argo/domain/text/count-of'

const shownWithin = 500

/** The characters left, once the limit is near; announced in steps of a hundred. */
export function MessageCounter({ length }: { length: number }) {
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

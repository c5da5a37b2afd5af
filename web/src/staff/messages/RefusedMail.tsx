import { countOf } from '@argo/domain/text/count-of'
import { notify } from '../../lib/notifications/notify.ts'
import { trpc } from '../trpc.ts'
import { notifyFailure } from '../ui/failure.ts'
import { QuietButton } from '../ui/QuietButton.tsx'

/** The e-mails that the mail server refused for good, and a button that sends them once more; nothing while there are none. */
export function RefusedMail() {
  const { data = [] } = trpc.messages.refused.useQuery()
  const utils = trpc.useUtils()
  const { mutate, isPending } = trpc.messages.resend.useMutation({
    onSuccess: ({ sent }) =>
      notify({
        title: 'On their way',
        text: `${countOf(sent, 'e-mail')} will be sent again.`,
        tone: 'success',
      }),
    onError: (error) => notifyFailure('They are not sent', error),
    onSettled: () => void utils.messages.invalidate(),
  })
  if (data.length === 0) return null
  return (
    <section aria-labelledby="refused" className="chamfer panel flex flex-col gap-4 p-5">
      <h2 id="refused" className="text-lg font-bold">
        E-mails that the mail server refused
      </h2>
      <ul className="flex flex-col gap-2 text-sm">
        {data.map(({ id, email, refusal, contactMessageId }) => (
          <li key={id} className="break-words">
            <span className="font-semibold">
              {contactMessageId === null ? `To ${email}` : `The message of ${email}, to support`}
            </span>
            <span className="block text-muted">{refusal}</span>
          </li>
        ))}
      </ul>
      <QuietButton className="self-start" disabled={isPending} onClick={() => mutate()}>
        Send them again
      </QuietButton>
    </section>
  )
}

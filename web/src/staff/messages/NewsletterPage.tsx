import { grouped } from '@argo/domain/text/count-of'
import { trpc } from '../trpc.ts'
import { DeskPage } from '../ui/DeskPage.tsx'
import { DownloadButton } from '../ui/DownloadButton.tsx'

/** How many addresses get the newsletter, and these addresses as a file. */
export function NewsletterPage() {
  const [{ confirmed, unconfirmed, unsubscribed }] = trpc.messages.newsletter.useSuspenseQuery()
  const figures = [
    ['get the newsletter', confirmed],
    ['have not confirmed yet', unconfirmed],
    ['are unsubscribed', unsubscribed],
  ] as const
  return (
    <DeskPage title="Newsletter">
      <dl className="flex flex-wrap gap-x-12 gap-y-6">
        {figures.map(([words, count]) => (
          <div key={words} className="flex flex-col-reverse">
            <dt className="text-sm text-muted">{words}</dt>
            <dd className="tabular display text-title">{grouped(count)}</dd>
          </div>
        ))}
      </dl>
      <p className="measure text-muted">
        The file has the addresses that get the newsletter, unchanged, for a program that sends
        mail; import it into a spreadsheet as text, for an address may begin like a formula. Each
        has a link to unsubscribe, which belongs into the text of every newsletter and into its
        List-Unsubscribe header.
      </p>
      <DownloadButton
        address="/export/newsletter.csv"
        fileName="newsletter.csv"
        label="Download the addresses"
      />
    </DeskPage>
  )
}

import { languageOf } from '@argo/domain/products/download-format'
import type { Download } from '@argo/domain/products/download-schema'
import { longDate } from '@argo/domain/text/date'
import { notifyOfDownload } from '../../lib/notifications/notify.ts'
import { fileSize } from '../../lib/text/file-size.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** A file: its title, its facts and its button. */
export function DownloadRow({ download }: { download: Download }) {
  const { kind, title, href, fileName, version, date, bytes, language } = download
  const facts = [
    ['File', fileName],
    ['Version', version],
    ['Date', longDate(date)],
    ['Size', fileSize(bytes)],
    ['Language', languageOf(download)],
  ] as const
  return (
    <>
      <p lang={language} className="font-bold break-words">
        {title}
      </p>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1 text-sm tabular">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <a
        href={href}
        download={fileName}
        aria-label={`${kind}: ${title}`}
        onClick={() => notifyOfDownload(download)}
        className={buttonClass('outline', 'mt-5 w-full')}
      >
        <Icon name="download" />
        {kind}
      </a>
    </>
  )
}

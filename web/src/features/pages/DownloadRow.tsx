import { formatOf } from '@argo/domain/products/download-format'
import type { Download } from '@argo/domain/products/download-schema'
import { longDate } from '@argo/domain/text/date'
import { notifyOfDownload } from '../../lib/notifications/download-notification.ts'
import { fileSize } from '../../lib/text/file-size.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** A file: its title and facts, its checksum behind a fold, and its button. */
export function DownloadRow({ download }: { download: Download }) {
  const { kind, title, href, fileName, version, date, bytes, language, sha256 } = download
  return (
    <li className="flex flex-col gap-x-10 gap-y-4 sm:flex-row sm:items-start sm:justify-between">
      <div className="min-w-0 grow">
        <p lang={language} className="font-bold break-words">
          {title}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted tabular">
          <span>{formatOf(download)}</span>
          <span className="whitespace-nowrap">{fileSize(bytes)}</span>
          <span className="break-all">Version {version}</span>
          <time dateTime={date} className="whitespace-nowrap">
            {longDate(date)}
          </time>
        </p>
        <details className="no-print group mt-1 text-sm">
          <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-muted hover:text-foreground sm:min-h-8">
            Checksum<span className="sr-only"> of {title}</span>
            <Icon name="chevron" className="size-4 group-open:rotate-180" />
          </summary>
          <p className="mt-1 text-muted">
            SHA-256{' '}
            <code className="font-mono break-all text-foreground/90 select-all">{sha256}</code>
          </p>
        </details>
      </div>
      <a
        href={href}
        download={fileName}
        aria-label={`${kind}: ${title}`}
        onClick={() => notifyOfDownload(download)}
        className={buttonClass('outline', 'shrink-0 sm:min-w-44')}
      >
        <Icon name="download" />
        {kind}
      </a>
    </li>
  )
}

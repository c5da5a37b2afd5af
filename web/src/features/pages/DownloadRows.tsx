import { longDate } from '@argo/domain/text/date'
import type { Download } from '@argo/domain/products/download-schema'
import { Link } from '@tanstack/react-router'
import { fileSize } from '../../lib/text/file-size.ts'
import { notifyOfDownload } from '../../lib/notifications/download-notification.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** A file's three rows: its name, its facts, and its checksum with its button. */
export function DownloadRows({ download }: { download: Download }) {
  const { productId, title, version, date, bytes } = download
  const fact =
    'pt-1 pb-5 pr-3 align-top tabular print:pb-2 text-muted @max-[18rem]:block @max-[18rem]:py-0'
  return (
    <tbody className="border-t border-line print:break-inside-avoid">
      <tr>
        <th scope="rowgroup" colSpan={4} className="pt-5 font-bold print:pt-3">
          {title}
        </th>
      </tr>
      <tr>
        <td className={fact}>
          <Link
            to="/product/$id"
            params={{ id: String(productId) }}
            className="prose-link no-print block w-fit py-1 text-sm font-normal"
          >
            The product<span className="sr-only"> of {title}</span>
          </Link>
        </td>
        <td className={fact}>{version}</td>
        <td className={fact}>
          <time dateTime={date}>{longDate(date)}</time>
        </td>
        <td className="pt-1 pb-5 text-right align-top tabular print:pb-2 whitespace-nowrap text-muted @max-[18rem]:block @max-[18rem]:text-left">
          {fileSize(bytes)}
        </td>
      </tr>
      <tr>
        <td colSpan={4} className="pb-7 print:pb-2">
          <Checksum download={download} />
        </td>
      </tr>
    </tbody>
  )
}

function Checksum({ download }: { download: Download }) {
  const { kind, title, href, fileName, sha256 } = download
  return (
    <div className="flex flex-col gap-5 sm:flex-row sm:items-center sm:justify-between sm:gap-10">
      <p className="text-sm text-muted">
        SHA-256{' '}
        <code className="block max-w-[32ch] font-mono break-all text-foreground/90 select-all">
          {sha256}
        </code>
      </p>
      <a
        href={href}
        download={fileName}
        aria-label={`${kind}: ${title}`}
        onClick={() => notifyOfDownload(download)}
        className={buttonClass('outline', 'shrink-0')}
      >
        <Icon name="download" />
        {kind}
      </a>
    </div>
  )
}

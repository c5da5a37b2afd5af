import { formatOf } from '@argo/domain/products/download-format'
import { longDate } from '@argo/domain/text/date'
import type { Download } from '@argo/domain/products/download-schema'
import { notifyOfDownload } from '../../lib/notifications/notify.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { fileSize } from '../../lib/text/file-size.ts'

/** The product's downloads. */
export function Downloads({ downloads }: { downloads: readonly Download[] }) {
  return (
    <section
      id="downloads"
      aria-labelledby="downloads-heading"
      className="page py-16 lg:py-24 print:hidden"
    >
      <h2 id="downloads-heading" className="display text-display">
        Downloads
      </h2>
      <div className="mt-8 flex flex-col gap-6 lg:mt-12">
        {downloads.map((download) => (
          <DownloadPanel key={download.href} download={download} />
        ))}
      </div>
    </section>
  )
}

// Format, size, version and date of a file, its checksum folded away, and its link.
function DownloadPanel({ download }: { download: Download }) {
  const { kind, title, href, fileName, version, date, bytes, sha256 } = download
  const facts = [
    ['Format', formatOf(download)],
    ['Size', fileSize(bytes)],
    ['Version', version],
    ['Date', longDate(date)],
  ] as const
  return (
    <div className="chamfer panel grid grid-cols-1 gap-x-10 gap-y-8 p-6 lg:grid-cols-[1fr_auto] lg:items-center lg:p-10">
      <div className="min-w-0">
        <h3 className="display text-title break-words">{title}</h3>
        <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-4">
          {facts.map(([label, value]) => (
            <div key={label} className="min-w-0">
              <dt className="text-xs text-muted">{label}</dt>
              <dd className="tabular break-all font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <details className="mt-3 text-sm text-muted">
          <summary className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4 hover:text-foreground">
            SHA-256 checksum
          </summary>
          <code className="block break-all text-foreground">{sha256}</code>
        </details>
      </div>
      <a
        href={href}
        download={fileName}
        onClick={() => notifyOfDownload(download)}
        className={buttonClass('accent', 'min-h-14')}
      >
        <Icon name="download" />
        {kind}
      </a>
    </div>
  )
}

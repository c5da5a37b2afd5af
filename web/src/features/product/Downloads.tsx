import { formatOf } from '@argo/domain/products/download-format'
import { longDate } from '@argo/domain/text/date'
import type { Download } from '@argo/domain/products/download-schema'
import type { ReactNode } from 'react'
import { notifyOfDownload } from '../../lib/notifications/notify.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { fileSize } from '../../lib/text/file-size.ts'

/** The product's downloads: of each file its format, size, version and date, and its link. */
export function Downloads({
  downloads,
  children,
}: {
  downloads: readonly Download[]
  /** Stands below the files. */
  children: ReactNode
}) {
  return (
    <section
      id="downloads"
      aria-labelledby="downloads-heading"
      className="page pt-10 pb-16 lg:grid lg:grid-cols-[1fr_3fr] lg:pb-24 print:hidden"
    >
      <h2
        id="downloads-heading"
        className="display mb-6 text-title lg:mb-0 lg:border-t lg:border-line lg:pt-6"
      >
        Downloads
      </h2>
      <ul>
        {downloads.map((download) => (
          <li
            key={download.href}
            className="flex flex-wrap items-start justify-between gap-x-10 gap-y-5 border-t border-line py-6 last:border-b"
          >
            <File download={download} />
          </li>
        ))}
      </ul>
      <div className="mt-6 empty:hidden lg:col-start-2">{children}</div>
    </section>
  )
}

function File({ download }: { download: Download }) {
  const { kind, title, href, fileName, version, date, bytes } = download
  return (
    <>
      <div className="min-w-0">
        <h3 className="text-lead font-semibold">{title}</h3>
        <p className="tabular mt-1 text-muted">
          {formatOf(download)}, {fileSize(bytes)}, version {version}, {longDate(date)}
        </p>
      </div>
      <a
        href={href}
        download={fileName}
        onClick={() => notifyOfDownload(download)}
        className={buttonClass('outline', 'min-h-14')}
      >
        <Icon name="download" />
        {kind}
      </a>
    </>
  )
}

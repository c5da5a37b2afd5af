import { formatOf } from '@argo/domain/products/download-format'
import type { Download } from '@argo/domain/products/download-schema'
import { longDate } from '@argo/domain/text/date'
import { notifyOfDownload } from '../../lib/notifications/notify.ts'
import { fileSize } from '../../lib/text/file-size.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** A file: its title, its facts and its button. */
export function DownloadRow({ download }: { download: Download }) {
  const { kind, title, href, fileName, version, date, bytes, language } = download
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p lang={language} className="text-lg font-bold break-words lg:text-xl">
          {title}
        </p>
        <p className="tabular mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-muted lg:text-lg">
          <span>
            {formatOf(download)}, {fileSize(bytes)}
          </span>
          <span>Version {version}</span>
          <span className="basis-full">{longDate(date)}</span>
        </p>
      </div>
      <a
        href={href}
        download={fileName}
        aria-label={`${kind}: ${title}`}
        onClick={() => notifyOfDownload(download)}
        className={buttonClass('outline', 'max-sm:w-full sm:w-52')}
      >
        <Icon name="download" />
        {kind}
      </a>
    </div>
  )
}

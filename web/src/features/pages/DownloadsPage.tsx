import { downloads } from '@argo/domain/products/downloads'
import { fixedPages } from '@argo/domain/site-pages/page-metadata'
import { DownloadRows } from './DownloadRows.tsx'
import { type Chapter, PlainPage } from './PlainPage.tsx'

const command = 'overflow-x-auto bg-surface px-4 py-3 font-mono text-sm'

const chapters: Chapter[] = [
  {
    id: 'checking',
    title: 'Checking a file',
    text: (
      <>
        <p>
          A file is the one we published if its SHA-256 is the one printed here. Your system can
          compute it:
        </p>
        <dl className="flex flex-col gap-3">
          <div>
            <dt className="text-muted">Windows</dt>
            <dd className={command}>certutil -hashfile FILE SHA256</dd>
          </div>
          <div>
            <dt className="text-muted">macOS</dt>
            <dd className={command}>shasum -a 256 FILE</dd>
          </div>
          <div>
            <dt className="text-muted">Linux</dt>
            <dd className={command}>sha256sum FILE</dd>
          </div>
        </dl>
      </>
    ),
  },
]

export default function DownloadsPage() {
  return (
    <PlainPage
      title="Downloads"
      lead="Manuals, software and datasheets, free and without an account."
      changed={fixedPages.downloads.changed}
      chapters={chapters}
    >
      <div className="@container">
        <table className="mt-10 w-full border-t border-line text-left">
          <caption className="sr-only">Files, their version, date, size and checksum</caption>
          <thead className="text-sm text-muted @max-[18rem]:sr-only">
            <tr>
              <th scope="col" className="py-3 pr-3 font-normal">
                File
              </th>
              <th scope="col" className="py-3 pr-3 font-normal">
                Version
              </th>
              <th scope="col" className="py-3 pr-3 font-normal">
                Date
              </th>
              <th scope="col" className="py-3 text-right font-normal">
                Size
              </th>
            </tr>
          </thead>
          {downloads.map((download) => (
            <DownloadRows key={download.fileName} download={download} />
          ))}
        </table>
      </div>
    </PlainPage>
  )
}

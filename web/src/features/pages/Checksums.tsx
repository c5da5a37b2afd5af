import type { Download } from '@argo/domain/products/download-schema'
import { Icon } from '../../ui/Icon.tsx'

const commands = [
  ['Windows', 'certutil -hashfile FILE SHA256'],
  ['macOS', 'shasum -a 256 FILE'],
  ['Linux', 'sha256sum FILE'],
] as const

/** How a visitor finds out that a file is the one that was published: every checksum, and what computes it, behind one fold. */
export function Checksums({ files }: { files: readonly Download[] }) {
  return (
    <details id="checksums" className="no-print group border-y border-line">
      <summary className="flex min-h-16 list-none items-center justify-between gap-6 py-3 font-semibold hover:text-accent-bright [&::-webkit-details-marker]:hidden">
        Is it the file we published?
        <Icon
          name="chevron"
          className="size-5 text-accent transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 pb-10 lg:grid-cols-2">
        <div>
          <p className="measure text-muted">
            It is if its SHA-256 is the one shown here. Your system computes it:
          </p>
          <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-2">
            {commands.map(([system, command]) => (
              <div key={system} className="contents">
                <dt className="text-sm text-muted">{system}</dt>
                <dd className="font-mono text-sm wrap-anywhere">{command}</dd>
              </div>
            ))}
          </dl>
        </div>
        <dl className="flex flex-col gap-4">
          {files.map(({ href, fileName, sha256 }) => (
            <div key={href}>
              <dt className="text-sm text-muted wrap-anywhere">{fileName}</dt>
              <dd className="font-mono text-sm wrap-anywhere select-all">{sha256}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  )
}

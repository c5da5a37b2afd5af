import type { Download } from '@argo/domain/products/download-schema'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

const commands = [
  ['Windows', 'certutil -hashfile FILE SHA256'],
  ['macOS', 'shasum -a 256 FILE'],
  ['Linux', 'sha256sum FILE'],
] as const

/** How a visitor finds out that a file is the one that was published: every checksum, and what computes it, behind one fold. */
export function Checksums({ files }: { files: readonly Download[] }) {
  return (
    <section aria-labelledby="checksums">
      <h2 id="checksums" className="display text-title">
        Is it the file we published?
      </h2>
      <p className="mt-3 measure text-muted lg:text-lg text-pretty">
        Check the SHA-256. If it matches ours, the file is genuine.
      </p>
      <details className="group mt-5">
        <summary className={buttonClass('outline', 'list-none')}>
          SHA-256
          <Icon
            name="chevron"
            className="size-5 transition-transform duration-200 group-open:rotate-180"
          />
        </summary>
        <dl className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-2">
          {commands.map(([system, command]) => (
            <div key={system} className="contents">
              <dt className="text-sm text-muted">{system}</dt>
              <dd className="font-mono text-sm">{command}</dd>
            </div>
          ))}
        </dl>
        <dl className="mt-5 flex flex-col gap-4 border-t border-line pt-5">
          {files.map(({ href, fileName, sha256 }) => (
            <div key={href}>
              <dt className="text-sm text-muted">{fileName}</dt>
              <dd className="font-mono text-sm select-all">{sha256}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}

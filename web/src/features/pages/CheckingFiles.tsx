const commands = [
  ['Windows', 'certutil -hashfile FILE SHA256'],
  ['macOS', 'shasum -a 256 FILE'],
  ['Linux', 'sha256sum FILE'],
] as const

/** How a visitor finds out that a file is the one that was published. */
export function CheckingFiles() {
  return (
    <section
      id="checking"
      aria-labelledby="checking-heading"
      className="mt-14 lg:mt-20 lg:grid lg:grid-cols-12 lg:gap-x-12 print:mt-4 print:break-inside-avoid"
    >
      <div className="lg:col-span-5">
        <h2 id="checking-heading" className="display text-title">
          Checking a file
        </h2>
        <p className="mt-3 measure text-muted">
          A file is the one we published if its SHA-256 is the one shown here. Your system can
          compute it.
        </p>
      </div>
      <dl className="mt-6 flex min-w-0 flex-col gap-3 lg:col-span-7 lg:mt-0">
        {commands.map(([system, command]) => (
          <div key={system} className="min-w-0">
            <dt className="text-sm text-muted">{system}</dt>
            <dd className="mt-1 overflow-x-auto bg-surface px-4 py-3 font-mono text-sm">
              {command}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

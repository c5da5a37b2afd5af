import { unbroken } from '../../lib/text/unbroken.ts'

const titles = {
  dimensions: 'Dimensions',
  specifications: 'Specifications',
  downloads: 'Downloads',
} as const

export type PageSection = keyof typeof titles

/** What there is to say beyond the first line, and links to the sections of the page. */
export function Overview({ text, sections }: { text: string; sections: PageSection[] }) {
  return (
    <div className="page py-12 lg:py-24 print:py-0 print:pb-2">
      <p className="max-w-[36em] text-title leading-[1.35] [text-wrap:pretty] print:max-w-none print:text-xs print:leading-normal">
        {unbroken(text)}
      </p>
      <nav aria-label="On this page" className="mt-6 print:hidden">
        <ul className="flex flex-wrap gap-x-6">
          {sections.map((section) => (
            <li key={section}>
              <a href={`#${section}`} className="prose-link inline-flex min-h-11 items-center">
                {titles[section]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

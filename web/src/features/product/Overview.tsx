import { Icon } from '../../ui/Icon.tsx'
import { unbroken } from '../../lib/text/unbroken.ts'

const titles = {
  features: 'Features',
  dimensions: 'Dimensions',
  specifications: 'Specifications',
  downloads: 'Downloads',
} as const

export type PageSection = keyof typeof titles

/** What there is to say beyond the first line, and links to the sections of the page. */
export function Overview({ text, sections }: { text: string; sections: PageSection[] }) {
  return (
    <div className="page grid items-start gap-x-12 gap-y-8 py-10 lg:grid-cols-12 lg:py-20 print:block print:pt-0 print:pb-2">
      <p className="max-w-[30em] text-lead text-muted [text-wrap:pretty] lg:col-span-8 print:max-w-none print:text-xs print:leading-normal">
        {unbroken(text)}
      </p>
      <nav aria-label="On this page" className="lg:col-span-4 print:hidden">
        <ul className="flex flex-wrap gap-px border-y border-line bg-line lg:flex-col">
          {sections.map((section) => (
            <li key={section} className="grow basis-36 bg-background lg:basis-auto">
              <a
                href={`#${section}`}
                className="eyebrow flex min-h-12 items-center justify-between gap-2 px-2 tracking-normal hover:bg-surface hover:text-accent-bright focus-visible:outline-offset-[-2px]"
              >
                {titles[section]}
                <Icon name="chevron" className="hidden size-4 sm:block" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

import { trpc } from '../../lib/trpc/trpc.ts'
import { Icon } from '../../ui/Icon.tsx'
import { LinkedText } from '../../ui/LinkedText.tsx'

/** The clauses, of which the first is open: one at a time is, and it closes again. */
export function Clauses() {
  const [{ clauses }] = trpc.texts.warranty.useSuspenseQuery()
  return (
    <section
      aria-labelledby="clauses"
      className="border-y border-line bg-surface print:break-inside-avoid"
    >
      <div className="page section grid grid-cols-1 gap-x-20 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <h2 id="clauses" className="display text-display">
          The details
        </h2>
        <div className="border-t border-line">
          {clauses.map(({ title, lines, ordered }, index) => {
            const List = ordered ? 'ol' : 'ul'
            return (
              <details
                key={title}
                name="clauses"
                open={index === 0}
                className="group border-b border-line print:break-inside-avoid print:[&::details-content]:[content-visibility:visible]"
              >
                <summary className="flex min-h-20 list-none print:min-h-0 items-center justify-between gap-6 py-4 hover:text-accent-bright focus-visible:outline-offset-[-2px]">
                  <h3 className="text-title font-bold">{title}</h3>
                  <Icon
                    name="chevron"
                    className="size-6 text-accent transition-transform duration-200 group-open:rotate-180 print:hidden"
                  />
                </summary>
                <List
                  className={`measure flex flex-col gap-3 pb-8 pl-5 lg:text-lg 2xl:text-xl marker:text-accent ${ordered ? 'list-decimal' : 'list-[square]'}`}
                >
                  {lines.map((line) => (
                    <li key={line} className="pl-2">
                      <LinkedText>{line}</LinkedText>
                    </li>
                  ))}
                </List>
              </details>
            )
          })}
        </div>
      </div>
    </section>
  )
}

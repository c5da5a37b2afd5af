import type { Prose as Blocks, Run } from '@argo/domain/texts/read-markdown'
import { unbroken } from '../lib/text/unbroken.ts'
import { PathLink } from './PathLink.tsx'
import { roles } from './table-roles.ts'

/** Paragraphs, lists and tables that staff wrote. */
export function Prose({ prose }: { prose: Blocks }) {
  return prose.map((block, index) => {
    const key = `${block.kind} ${index}`
    if (block.kind === 'table') return <ProseTable key={key} {...block} />
    const { kind, lines } = block
    if (kind === 'paragraph') return <p key={key}>{lines.map(line)}</p>
    const List = kind === 'steps' ? 'ol' : 'ul'
    return (
      <List
        key={key}
        className={`flex flex-col gap-2 pl-5 marker:text-accent ${kind === 'steps' ? 'list-decimal' : 'list-[square]'}`}
      >
        {lines.map((runs, place) => (
          // Two may have the same words.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>{line(runs)}</li>
        ))}
      </List>
    )
  })
}

// In a narrow column each row is a list, in which the heads of the columns stand before the cells.
function ProseTable({ head, rows }: Extract<Blocks[number], { kind: 'table' }>) {
  const cells = (row: readonly (readonly Run[])[]) =>
    row.map((runs, column) => ({ key: `${column}`, column, words: line(runs) }))
  return (
    <div className="@container">
      <table {...roles.table} className="w-full @max-xl:block">
        <thead
          {...roles.rowgroup}
          className="text-left text-sm text-muted @max-xl:sr-only @2xl:text-base"
        >
          <tr {...roles.row}>
            {cells(head).map(({ key, words }) => (
              <th key={key} {...roles.columnheader} className="pr-4 pb-2 font-normal">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup} className="@max-xl:block">
          {rows.map((row, index) => {
            const name = `row ${index}`
            return (
              <tr
                key={name}
                {...roles.row}
                className="border-t border-line align-top @max-xl:block @max-xl:py-3"
              >
                {cells(row).map(({ key, column, words }) => (
                  <td
                    key={key}
                    {...roles.cell}
                    className="pr-4 first:font-bold last:pr-0 @max-xl:block @xl:py-3 @xl:last:min-w-44"
                  >
                    {column > 0 && (
                      <span aria-hidden="true" className="text-muted @xl:hidden">
                        {line(head[column] ?? [])}:{' '}
                      </span>
                    )}
                    {words}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function line(runs: readonly Run[]) {
  return runs.map(({ text, bold, href }, index) => {
    const key = `${text} ${index}`
    if (href) return <ProseLink key={key} href={href} text={text} />
    return bold ? <strong key={key}>{unbroken(text)}</strong> : unbroken(text)
  })
}

// A file of the site's, such as /licenses.txt, is no page.
function ProseLink({ href, text }: { href: string; text: string }) {
  const className = 'prose-link'
  if (/^\/[^.?#]*(?:[?#]|$)/.test(href))
    return (
      <PathLink path={href} className={className}>
        {text}
      </PathLink>
    )
  return (
    <a href={href} className={className}>
      {text}
    </a>
  )
}

import type { Prose as Blocks, Run } from '@argo/domain/texts/read-markdown'
import { unbroken } from '../lib/text/unbroken.ts'
import { PathLink } from './PathLink.tsx'

/** Paragraphs and lists that staff wrote. */
export function Prose({ prose }: { prose: Blocks }) {
  return prose.map(({ kind, lines }, index) => {
    const key = `${kind} ${index}`
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

function line(runs: readonly Run[]) {
  return runs.map(({ text, bold, href }, index) => {
    const key = `${text} ${index}`
    if (href) return <ProseLink key={key} href={href} text={text} />
    return bold ? <strong key={key}>{unbroken(text)}</strong> : unbroken(text)
  })
}

// A file of the site's, such as /licenses.txt, is no page.
function ProseLink({ href, text }: { href: string; text: string }) {
  const className = 'prose-link wrap-anywhere'
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

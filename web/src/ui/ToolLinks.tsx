import { choosingLinks } from '../lib/catalogue/choosing-links.ts'
import { LinkRow } from './LinkRow.tsx'

/** The pages that help to choose, each with what it does. */
export function ToolLinks() {
  return (
    <ul className="mt-12 grid gap-x-8 md:grid-cols-3">
      {choosingLinks.map(({ name, description, link }) => (
        <li key={name} className="border-t border-line">
          <LinkRow {...link} name={name} description={description} />
        </li>
      ))}
    </ul>
  )
}

import type { EntryHit } from '@argo/domain/search/result'
import { Link } from '@tanstack/react-router'
import { Icon } from '../../ui/Icon.tsx'
import { MarkedText } from '../../ui/MarkedText.tsx'

const look =
  'group flex min-h-16 items-center justify-between gap-5 py-3 focus-visible:outline-offset-[-2px]'

/** A category, a page or a file that was found. */
export function EntryRow({ entry }: { entry: EntryHit }) {
  const { kind, path, parts, detail } = entry
  const words = (
    <span>
      <span className="block font-semibold group-hover:text-accent-bright">
        <MarkedText parts={parts} />
      </span>
      <span className="block text-muted">{detail}</span>
    </span>
  )
  return kind === 'download' ? (
    <a href={path} download className={look}>
      {words}
      <Icon name="download" className="size-5 text-muted" />
    </a>
  ) : (
    <Link to={path} className={look}>
      {words}
      <Icon name="arrow" className="size-5 text-muted" />
    </Link>
  )
}

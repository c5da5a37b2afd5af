import { Link, type LinkProps, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { deleteDraft, listDrafts } from '../ui/draft.ts'
import { linkClass, Part, rowClass, Rows } from '../ui/Part.tsx'

/** What somebody typed on this device and did not save, each with a link to its form; what is typed is discarded here as well. */
export function Unsaved() {
  const { id: personId } = useRouteContext({ from: '/desk', select: ({ person }) => person })
  const [drafts, setDrafts] = useState(() => listDrafts(personId))
  const [discarded, setDiscarded] = useState<(typeof drafts)[number]>()
  if (drafts.length === 0) return null
  return (
    <Part title="Not saved on this device" count={drafts.length}>
      <Rows>
        {drafts.map((draft) => (
          <li key={draft.name} className={rowClass}>
            <Link {...formOf(draft.name)} className={linkClass}>
              {draft.title}
            </Link>
            <button
              type="button"
              aria-label={`Discard what is typed: ${draft.title}`}
              className="min-h-6 text-sm text-muted hover:text-foreground hover:underline"
              onClick={() => setDiscarded(draft)}
            >
              Discard
            </button>
          </li>
        ))}
      </Rows>
      <ConfirmDialog
        title={`Discard what is typed: ${discarded?.title}?`}
        isOpen={discarded !== undefined}
        onClose={() => setDiscarded(undefined)}
        action="Discard"
        call={{ isPending: false, error: null }}
        onConfirm={() => {
          if (discarded) deleteDraft({ personId, name: discarded.name })
          setDiscarded(undefined)
          setDrafts(listDrafts(personId))
        }}
      >
        What is not saved is lost, and nothing brings it back.
      </ConfirmDialog>
    </Part>
  )
}

// The form that a draft's name is of: "featured", "product-79" or "text-contact".
function formOf(name: string): LinkProps {
  if (name === 'featured') return { to: '/featured' }
  const key = name.slice(name.indexOf('-') + 1)
  return name.startsWith('product-')
    ? { to: '/products/$id', params: { id: Number(key) } }
    : { to: '/texts/$key', params: { key } }
}

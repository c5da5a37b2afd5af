import { uploadedPicture } from '@argo/domain/pictures/uploaded-picture'
import { textNames } from '@argo/domain/texts/site-texts'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { Outputs } from '../trpc.ts'
import { rowClass } from '../ui/Part.tsx'
import { Thumbnail } from '../ui/Thumbnail.tsx'

export type LibraryPhotograph = Outputs['photographs']['list']['photographs'][number]

/** Products named beside one alt text. */
const mostNamed = 8
const linkClass = 'inline-block py-1 hover:text-foreground hover:underline'

/** A photograph: what it shows as its products say it, and where it is used. */
export function PhotographRow({
  photograph: { src, uses, texts },
  onReplace,
}: {
  photograph: LibraryPhotograph
  onReplace: () => void
}) {
  const [name] = [...uses.map((use) => use.alt ?? use.name), ...texts.map((key) => textNames[key])]
  return (
    <li className={rowClass}>
      <div className="flex min-w-0 grow basis-72 items-center gap-4 py-1">
        <Thumbnail src={src} />
        <div className="flex min-w-0 flex-col gap-1">
          {[...Map.groupBy(uses, ({ alt }) => alt)].map(([alt, of]) => (
            <div key={alt ?? ''}>
              <p className={`break-words ${alt === undefined ? 'text-warn' : ''}`}>
                {alt ?? 'Without alt text'}
              </p>
              <p className="text-sm break-words text-muted">
                {of.slice(0, mostNamed).map(({ id, name, isDraft }, index) => (
                  <Fragment key={id}>
                    {index > 0 && ', '}
                    <Link to="/products/$id" params={{ id }} className={linkClass}>
                      {name}
                    </Link>
                    {isDraft && <span className="text-accent-bright"> draft</span>}
                  </Fragment>
                ))}
                {of.length > mostNamed && `, and ${of.length - mostNamed} more`}
              </p>
            </div>
          ))}
          {texts.map((key) => (
            <p key={key} className="text-sm text-muted">
              <Link to="/texts/$key" params={{ key }} className={linkClass}>
                {textNames[key]}
              </Link>
            </p>
          ))}
          {uses.length + texts.length === 0 && (
            <p className="text-sm text-muted">
              Not used. It is deleted 30 days after its upload or last use.
            </p>
          )}
        </div>
      </div>
      {name !== undefined && uploadedPicture(src) && (
        <button
          type="button"
          aria-label={`Replace everywhere: ${name}`}
          className="min-h-11 text-sm text-muted hover:text-foreground hover:underline"
          onClick={onReplace}
        >
          Replace everywhere
        </button>
      )}
    </li>
  )
}

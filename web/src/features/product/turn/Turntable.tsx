import type { Turn } from '@argo/domain/pictures/picture-set'
import { turnPicture, turnViews } from '@argo/domain/pictures/turn-views'
import { useState } from 'react'

// From the front left, as in most products' first picture.
const first = turnViews.lastIndexOf('front left') - 1

/** The views of a product in a ring, one at a time, moved by a slider as large as the picture: by finger, mouse or keys. */
export default function Turntable({
  name,
  turn,
  onClose,
  onError,
}: {
  name: string
  turn: Turn
  onClose: () => void
  onError: () => void
}) {
  const [wanted, setWanted] = useState(first)
  const [shown, setShown] = useState(first)
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(new Set())
  // Until the wanted view is there, the one before it stays.
  if (shown !== wanted && loaded.has(wanted)) setShown(wanted)

  return (
    // Over the gallery's picture, which is five to four, and its thumbnails.
    <div
      role="group"
      aria-label={`${name} from all sides`}
      data-turntable
      className="absolute inset-x-0 top-0 z-20"
    >
      <div className="glow relative aspect-[5/4] overflow-hidden">
        {turnViews.map((side, index) =>
          // The first one alone until it is there: the others would share its connection.
          index === first || loaded.has(first) ? (
            <img
              key={side + String(index)}
              src={turnPicture(turn, index)}
              width={640}
              height={512}
              alt={index === shown ? `${name}, ${side}` : ''}
              aria-hidden={index !== shown}
              draggable={false}
              onLoad={() => setLoaded((before) => new Set([...before, index]))}
              onError={onError}
              className={`absolute inset-0 size-full object-contain ${index === shown ? '' : 'invisible'}`}
            />
          ) : null,
        )}
        <input
          type="range"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor has just asked for it, and keys turn it
          autoFocus
          min={1}
          max={turnViews.length}
          value={wanted + 1}
          aria-label={`Turn ${name}`}
          aria-valuetext={`View ${wanted + 1} of ${turnViews.length}, ${turnViews[wanted]}`}
          onChange={({ target }) => setWanted(Number(target.value) - 1)}
          onKeyDown={({ key }) => key === 'Escape' && onClose()}
          className="absolute inset-0 m-0 size-full cursor-ew-resize touch-pan-y appearance-none bg-[linear-gradient(var(--color-muted),var(--color-muted))] bg-size-[calc(100%-4rem)_2px] bg-position-[center_bottom_1.75rem] bg-no-repeat focus-visible:-outline-offset-6 [&::-webkit-slider-runnable-track]:h-full thumb:h-full thumb:w-[4rem] thumb:appearance-none thumb:rounded-none thumb:border-0 thumb:bg-[linear-gradient(var(--color-accent),var(--color-accent))] thumb:bg-size-[0.5rem_1.125rem] thumb:bg-position-[center_bottom_1.25rem] thumb:bg-no-repeat"
        />
      </div>
      <p
        aria-hidden
        className="flex justify-between gap-4 px-(--page-edge) pt-3 text-sm text-muted lg:pl-0"
      >
        <span>Drag to turn</span>
        <span className="first-letter:uppercase inline-block">{turnViews[wanted]}</span>
      </p>
    </div>
  )
}

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
    // Over the gallery, and no wider than its frames are: beneath them the slider, with its words.
    <div
      role="group"
      aria-label={`${name} from all sides`}
      data-turntable
      className="absolute inset-x-0 top-0 lg:flex lg:h-[calc(100%-5rem)] lg:flex-col lg:justify-center"
    >
      <div className="relative mx-auto w-full max-w-160 pb-13">
        <div className="relative aspect-[5/4] mix-blend-lighten [mask-composite:intersect] [mask-image:linear-gradient(transparent,#000_12%_78%,transparent),linear-gradient(90deg,transparent,#000_16%_84%,transparent)]">
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
                className={`absolute inset-0 size-full ${index === shown ? '' : 'invisible'}`}
              />
            ) : null,
          )}
        </div>
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
          className="absolute inset-0 m-0 size-full cursor-ew-resize touch-pan-y appearance-none bg-[linear-gradient(var(--color-muted),var(--color-muted))] bg-size-[calc(100%-4rem)_2px] bg-position-[center_bottom_2.75rem] bg-no-repeat focus-visible:-outline-offset-6 [&::-webkit-slider-runnable-track]:h-full thumb:h-full thumb:w-[4rem] thumb:appearance-none thumb:rounded-none thumb:border-0 thumb:bg-[linear-gradient(var(--color-accent),var(--color-accent))] thumb:bg-size-[0.75rem_1.5rem] thumb:bg-position-[center_bottom_2rem] thumb:bg-no-repeat"
        />
        <p
          aria-hidden
          className="pointer-events-none absolute inset-x-8 bottom-0 flex justify-between gap-4 text-muted"
        >
          <span>Drag to turn</span>
          <span className="inline-block font-semibold text-foreground first-letter:uppercase">
            {turnViews[wanted]}
          </span>
        </p>
      </div>
    </div>
  )
}

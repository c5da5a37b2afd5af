import type { Turn } from '@argo/domain/pictures/picture-set'
import { turnPicture, turnSide, turnViews } from '@argo/domain/pictures/turn-views'
import { useState } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { pictureClass, stageClass } from '../gallery/gallery-pictures.ts'
import css from './turntable.module.css'

const count = turnViews.length
const first = count / 2

/** The views in the slider's order: the one that is shown first stands in the middle. */
function viewsOf(turn: Turn) {
  return turnViews.map((_, index) => {
    const picture = (turn.first + first + index) % count
    return { picture, side: turnSide(turn, picture) }
  })
}

// A lit floor below a glow: what is dark stands out against them.
const ground =
  'bg-[radial-gradient(50%_28%_at_50%_73%,#6b7585,#6b758599_35%,#6b758522_75%,transparent),radial-gradient(closest-side,#4f5866,#4f586699_35%,#4f586633_70%,transparent)]'

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
  const views = viewsOf(turn)
  const [wanted, setWanted] = useState(first)
  const [shown, setShown] = useState(first)
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(new Set())
  // Until the wanted view is there, the one before it stays.
  if (shown !== wanted && loaded.has(wanted)) setShown(wanted)

  return (
    <div
      role="group"
      aria-label={`${name} from all sides`}
      data-turntable
      className="absolute inset-0 flex flex-col"
    >
      <div className={`${stageClass} ${pictureClass} ${ground} relative shrink-0`}>
        {views.map(({ side, picture }, index) =>
          // The first one alone until it is there: the others would share its connection.
          index === first || loaded.has(first) ? (
            <img
              key={picture}
              src={turnPicture(turn, picture)}
              width={1600}
              height={1280}
              alt={index === shown ? `${name}, ${side}` : ''}
              aria-hidden={index !== shown}
              draggable={false}
              onLoad={() => setLoaded((before) => new Set([...before, index]))}
              onError={onError}
              className={`absolute inset-0 size-full object-contain [filter:drop-shadow(0_0.4rem_0.5rem_#000c)] ${index === shown ? '' : 'invisible'}`}
            />
          ) : null,
        )}
      </div>
      <p
        aria-hidden
        className="pointer-events-none mx-auto mt-auto flex w-full max-w-160 shrink-0 items-center justify-between px-8 lg:pb-4"
      >
        <Icon name="back" className="size-6" />
        <span>
          <span className="inline-block font-semibold first-letter:uppercase">
            {views[wanted]?.side}
          </span>
          <span className="text-muted"> – drag to turn</span>
        </span>
        <Icon name="arrow" className="size-6" />
      </p>
      <input
        type="range"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor has just asked for it, and keys turn it
        autoFocus
        min={1}
        max={count}
        value={wanted + 1}
        aria-label={`Turn ${name}`}
        aria-valuetext={`View ${wanted + 1} of ${count}, ${views[wanted]?.side}`}
        onChange={({ target }) => setWanted(Number(target.value) - 1)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
        className={css.slider}
      />
      <button
        type="button"
        aria-label="Show pictures"
        onClick={onClose}
        className="absolute top-0 right-[max(0px,(100vw-var(--page-width))/2)] flex size-14 items-center justify-center -outline-offset-8 hover:text-accent-bright"
      >
        <Icon name="close" className="size-6" />
      </button>
    </div>
  )
}

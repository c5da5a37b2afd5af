import type { Turn } from '@argo/domain/pictures/picture-set'
import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { lazyComponent, WhenLoaded } from '../../../lib/loading/lazy-component.tsx'
import { notify } from '../../../lib/notifications/notify.ts'
import { actionClass } from '../action-class.ts'
import { inColor, inOtherColor } from '../in-color.ts'
import { Icon } from '../../../ui/Icon.tsx'

const Turntable = lazyComponent(() => import('./Turntable.tsx'))

/** The turn of the chosen color; a product that was not taken in it is shown in another. */
export function useTurn(turns: readonly Turn[], color: string | null) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const turn = inColor(turns, color)
  return {
    turn,
    open,
    button,
    show: () => setOpen(true),
    close: () => {
      setOpen(false)
      button.current?.focus({ preventScroll: true })
    },
  }
}

/** The gallery, or in its place the product's views from all sides, of which nothing is fetched before. */
export function TurnAround({
  name,
  turn,
  onClose,
  children,
}: {
  name: string
  /** Undefined while the gallery is shown. */
  turn: Turn | undefined
  onClose: () => void
  /** The gallery. */
  children: ReactNode
}) {
  function closeWithNotice() {
    onClose()
    notify({
      title: 'The views did not load',
      text: 'Please check your connection and try again.',
      tone: 'failure',
    })
  }

  return (
    <div className="relative min-w-0 lg:col-start-3 lg:row-span-2 lg:row-start-1 print:hidden">
      {/* Beneath the views from all sides it takes neither focus nor clicks. */}
      <div className="lg:pb-4 has-[+[data-turntable]]:invisible">{children}</div>
      {turn && (
        <WhenLoaded component={Turntable} onError={closeWithNotice}>
          <Turntable
            key={turn.folder}
            name={name}
            turn={turn}
            onClose={onClose}
            onError={closeWithNotice}
          />
        </WhenLoaded>
      )}
    </div>
  )
}

/** Shows the views from all sides, and the pictures again; without scripts it is not there. */
export function TurnButton({
  turn: { turn, open, button, show, close },
  color,
}: {
  turn: ReturnType<typeof useTurn>
  /** The color that is chosen. */
  color: string | null
}) {
  const hydrated = useHydrated()
  if (!turn) return null
  return (
    <button
      ref={button}
      type="button"
      aria-expanded={open}
      onClick={open ? close : show}
      onPointerEnter={() => void Turntable.preload()}
      className={`${actionClass} ${hydrated ? '' : 'invisible unscripted:hidden'}`}
    >
      <Icon name="turn" />
      Turn it around
      {inOtherColor(turn, color)}
    </button>
  )
}

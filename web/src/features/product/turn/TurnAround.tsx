import type { Turn } from '@argo/domain/pictures/picture-set'
import { useHydrated } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { lazyComponent, WhenLoaded } from '../../../lib/loading/lazy-component.tsx'
import { notify } from '../../../lib/notifications/notify.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'

const Turntable = lazyComponent(() => import('./Turntable.tsx'))

/**
 * A button that lays the product's views from all sides over the gallery, whose box is the nearest positioned one.
 * Nothing of them is fetched before; without scripts it is not there.
 */
export function TurnAround({
  name,
  turns,
  color,
}: {
  name: string
  turns: readonly Turn[]
  /** The color that is chosen; a product that was not taken in it is shown in another. */
  color: string | null
}) {
  const [open, setOpen] = useState(false)
  const hydrated = useHydrated()
  const button = useRef<HTMLButtonElement>(null)
  const turn = turns.find((one) => one.color === color) ?? turns[0]
  if (!turn) return null

  function close() {
    setOpen(false)
    button.current?.focus({ preventScroll: true })
  }

  function closeWithNotice() {
    close()
    notify({
      title: 'The views did not load',
      text: 'Please check your connection and try again.',
      tone: 'failure',
    })
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        onClick={() => (open ? close() : setOpen(true))}
        onPointerEnter={() => void Turntable.preload()}
        className={buttonClass('outline', hydrated ? '' : 'invisible unscripted:hidden')}
      >
        <Icon name="turn" />
        {open ? 'Show pictures' : 'Turn it around'}
        {turn.color !== color && turn.color !== null && `, in ${turn.color}`}
      </button>
      {open && (
        <WhenLoaded component={Turntable} onError={closeWithNotice}>
          <Turntable
            key={turn.folder}
            name={name}
            turn={turn}
            onClose={close}
            onError={closeWithNotice}
          />
        </WhenLoaded>
      )}
    </>
  )
}

import type { Turn } from '@argo/domain/pictures/picture-set'
import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { lazyComponent, WhenLoaded } from '../../../lib/loading/lazy-component.tsx'
import { notify } from '../../../lib/notifications/notify.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'

const Turntable = lazyComponent(() => import('./Turntable.tsx'))

/**
 * The gallery and, beneath it or on a desktop beside it, a button that shows the product's views from all sides in its
 * place. Nothing of them is fetched before; without scripts the button is not there.
 */
export function TurnAround({
  name,
  turns,
  color,
  gallery,
  children,
}: {
  name: string
  turns: readonly Turn[]
  /** The color that is chosen; a product that was not taken in it is shown in another. */
  color: string | null
  gallery: ReactNode
  /** Stands beside the button. */
  children: ReactNode
}) {
  const [open, setOpen] = useState(false)
  const hydrated = useHydrated()
  const button = useRef<HTMLButtonElement>(null)
  const turn = turns.find((one) => one.color === color) ?? turns[0]

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
      <div className="relative min-w-0 lg:col-start-3 lg:row-span-3 lg:row-start-1 print:col-start-1 print:row-span-1 print:row-start-1">
        {/* Beneath the views from all sides it takes neither focus nor clicks. */}
        <div className="lg:pb-4 has-[+[data-turntable]]:invisible">{gallery}</div>
        {turn && open && (
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
      </div>
      <div className="mt-3 flex flex-wrap gap-3 px-(--page-edge) max-sm:*:grow max-sm:*:gap-2 max-sm:*:px-3 max-sm:*:tracking-[0.02em] lg:col-start-2 lg:row-start-3 lg:mt-0 lg:px-0 lg:pb-8 print:hidden">
        {turn && (
          <button
            ref={button}
            type="button"
            aria-expanded={open}
            onClick={() => (open ? close() : setOpen(true))}
            onPointerEnter={() => void Turntable.preload()}
            className={buttonClass('outline', hydrated ? '' : 'invisible unscripted:hidden')}
          >
            {!open && <Icon name="turn" />}
            {open ? 'Show pictures' : 'Turn it around'}
            {turn.color !== color && turn.color !== null && `, in ${turn.color}`}
          </button>
        )}
        {children}
      </div>
    </>
  )
}

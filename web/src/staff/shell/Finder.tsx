import { lazy, Suspense, useEffect, useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { DeskDialog } from '../ui/DeskDialog.tsx'

const loading = import('./Destinations.tsx')
const Destinations = lazy(() => loading)

/** Goes to a page of the desk, a product, a text or a message by words; opened by its button or Ctrl+K. */
export function Finder() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)

  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', openByKey)
    return () => window.removeEventListener('keydown', openByKey)
  }, [])

  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="ml-auto flex min-h-11 items-center gap-3 px-3 text-sm font-semibold text-muted hover:text-foreground lg:ml-0 lg:border lg:border-line lg:bg-background"
      >
        <Icon name="search" className="size-5" />
        Find <kbd className="ml-auto hidden font-normal lg:inline">Ctrl K</kbd>
      </button>
      <DeskDialog title="Find" isOpen={isOpen} onClose={close}>
        <Suspense>
          <Destinations onClose={close} />
        </Suspense>
      </DeskDialog>
    </>
  )
}

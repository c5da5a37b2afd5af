import { useHydrated, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'

/** The full-screen viewer as the address tells it: `?picture=rear&view=full`. */
export interface ViewerAddress {
  open: boolean
  /** Opens the viewer with a picture, by its view; Back closes it. */
  openWith: (picture: string) => void
  /** Says in the address which picture is shown now. */
  tell: (picture: string) => void
  close: () => void
}

/** Reads and writes what the address says about the viewer. */
export function useViewer(): ViewerAddress {
  const { view } = useSearch({ strict: false })
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const router = useRouter()
  const openedHere = useRef(false)

  return {
    open: hydrated && view === 'full',
    openWith: (picture) => {
      openedHere.current = true
      void navigate({
        to: '.',
        search: (before) => ({ ...before, picture, view: 'full' }),
        resetScroll: false,
      })
    },
    tell: (picture) =>
      void navigate({
        to: '.',
        search: (before) => ({ ...before, picture }),
        replace: true,
        resetScroll: false,
      }),
    close: () => {
      // Who came by a link to the viewer has the site before it, not the product's page.
      if (openedHere.current) router.history.back()
      else
        void navigate({
          to: '.',
          search: (before) => ({ ...before, view: undefined }),
          replace: true,
          resetScroll: false,
        })
      openedHere.current = false
    },
  }
}

import { useHydrated, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

// Longer than the pause between two key presses; Safari refuses more than a hundred new addresses in 30 s.
const settling = 500

/** The full-screen viewer, as the address has it: `?picture=rear&view=full`. */
export interface ViewerAddress {
  open: boolean
  /** Opens the viewer with a picture, by its view; Back closes it. */
  openWith: (picture: string) => void
  /** Puts the picture that is shown into the address, once no other has followed for a moment. */
  follow: (picture: string) => void
  close: () => void
}

/** Reads the viewer's state from the address, and writes it there. */
export function useViewer(): ViewerAddress {
  const { view } = useSearch({ strict: false })
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const router = useRouter()
  const following = useRef<ReturnType<typeof setTimeout>>(undefined)
  const goesBack = useRef(false)
  const open = hydrated && view === 'full'

  // Closed, by whichever way, the viewer writes no more.
  useEffect(() => {
    if (!open) return undefined
    goesBack.current = false
    return () => clearTimeout(following.current)
  }, [open])

  return {
    open,
    openWith: (picture) =>
      void navigate({
        to: '.',
        search: (before) => ({ ...before, picture, view: 'full' }),
        state: { viewerOpened: true },
        resetScroll: false,
      }),
    follow: (picture) => {
      clearTimeout(following.current)
      following.current = setTimeout(
        () =>
          void navigate({
            to: '.',
            search: (before) => ({ ...before, picture }),
            state: true,
            replace: true,
            resetScroll: false,
          }),
        settling,
      )
    },
    close: () => {
      // After a link to the viewer, what lies before it in the history is another site or page.
      if (router.state.location.state.viewerOpened) {
        // A second click would come before the first has closed it, and leave the page.
        if (!goesBack.current) router.history.back()
        goesBack.current = true
      } else {
        void navigate({
          to: '.',
          search: (before) => ({ ...before, view: undefined }),
          replace: true,
          resetScroll: false,
        })
      }
    },
  }
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The viewer was opened from the product's page, which is the entry before. */
    viewerOpened?: boolean
  }
}

import { useRouter } from '@tanstack/react-router'
import type { productLink } from './catalogue-links.ts'
import { isSlow, savesData } from './connection.ts'

interface Prefetch {
  preload: 'intent' | 'viewport' | false
  preloadDelay?: number
}

const onServer = typeof window === 'undefined'
const allowed = !onServer && !savesData() && !isSlow()
const hovers = !onServer && window.matchMedia('(hover: hover)').matches

/** Whether links fetch their pages when a pointer or the focus comes; not where data are dear or slow. */
export const linkPreload: Prefetch['preload'] = allowed ? 'intent' : false

const onTouchScreen = allowed && !hovers

/** The same for a product's card, which where nothing hovers is fetched once it stays on the screen. */
export const cardPrefetch: Prefetch = onTouchScreen
  ? { preload: 'viewport', preloadDelay: 400 }
  : { preload: linkPreload }

/**
 * Fetches a card's page when a finger comes down on it, before it lifts and clicks: the router's links do so for
 * `intent` alone. Undefined where that is not to be.
 */
export function useTouchPrefetch(link: ReturnType<typeof productLink>) {
  const router = useRouter()
  if (!onTouchScreen) return undefined
  return () => {
    router.preloadRoute(link).catch(() => {
      // The click loads it again, and says what went wrong.
    })
  }
}

import { isSlow, savesData } from '../browser/connection.ts'

interface Prefetch {
  preload: 'intent' | 'viewport' | false
  preloadDelay?: number
}

const onServer = typeof window === 'undefined'
const allowed = !onServer && !savesData() && !isSlow()
const hovers = !onServer && window.matchMedia('(hover: hover)').matches

/** Whether links fetch their pages when a pointer or the focus comes; not where data are dear or slow. */
export const linkPreload: Prefetch['preload'] = allowed ? 'intent' : false

/** The same for a product's card, which where nothing hovers is fetched once it stays on the screen. */
export const cardPrefetch: Prefetch =
  allowed && !hovers ? { preload: 'viewport', preloadDelay: 400 } : { preload: linkPreload }

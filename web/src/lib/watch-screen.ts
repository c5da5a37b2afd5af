import type { RegisteredRouter } from '@tanstack/react-router'

/** How long a card is on the screen before it is taken for one that may be tapped (ms). */
const moment = 400

/** Fetches the pages of cards ahead that have been on the screen for a moment, for where nothing hovers. */
export function watchScreen(router: RegisteredRouter): void {
  const waiting = new Map<Element, number>()
  const screen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(waiting.get(target))
      if (isIntersecting) waiting.set(target, window.setTimeout(fetchPageOf, moment, target))
    }
  })

  function fetchPageOf(link: HTMLAnchorElement): void {
    screen.unobserve(link)
    router.preloadRoute({ to: link.pathname }).catch(() => {
      // It is fetched when it is asked for.
    })
  }

  const watch = () => {
    screen.disconnect()
    for (const link of document.querySelectorAll('main article a[href^="/"]:not(nav a)'))
      screen.observe(link)
  }
  router.subscribe('onRendered', watch)
  watch()
}

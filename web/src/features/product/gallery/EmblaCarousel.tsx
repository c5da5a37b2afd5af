import useEmblaCarousel from 'embla-carousel-react'
import { type RefObject, useEffect, useLayoutEffect } from 'react'

/** Embla's API. */
export type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

/** Turns a row that scrolls into a carousel that loops, at the picture on which the row stands. */
export default function EmblaCarousel({
  viewport,
  onReady,
}: {
  viewport: RefObject<HTMLElement | null>
  onReady: (embla: Embla) => void
}) {
  const [attach, embla] = useEmblaCarousel({ loop: true, duration: 22, active: false })

  useEffect(() => attach(viewport.current), [attach, viewport])
  // In a layout effect, so that no click falls between the row's last state and the carousel's first.
  useLayoutEffect(() => {
    const row = viewport.current
    if (!embla || !row) return undefined
    // The end of a native swipe, or the browser bringing the focus into view, would shift Embla's row.
    const resetScroll = () => {
      row.scrollLeft = 0
    }
    const takeOver = () => {
      const place = row.scrollLeft / row.clientWidth
      // A row that is being swiped is taken over when it stands on a picture again.
      if (Math.abs(place - Math.round(place)) > 0.01) return
      row.removeEventListener('scroll', takeOver)
      resetScroll()
      row.addEventListener('scroll', resetScroll)
      embla.reInit({ active: true, startIndex: Math.round(place) })
      onReady(embla)
    }
    row.addEventListener('scroll', takeOver)
    takeOver()
    return () => {
      row.removeEventListener('scroll', takeOver)
      row.removeEventListener('scroll', resetScroll)
    }
  }, [embla, viewport, onReady])

  return null
}

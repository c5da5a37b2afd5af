import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'

/** A looping row of pictures: which one is shown, and the ways to another. */
export interface Carousel {
  /** For the element that holds the row. */
  viewport: (element: HTMLElement | null) => void
  /** True once scripts run; until then the row is a strip that scrolls. */
  alive: boolean
  shown: number
  show: (index: number) => void
  next: () => void
  previous: () => void
}

/** Moves through `count` pictures, without movement for those who asked for less of it. */
export function useCarousel(): Carousel {
  const [viewport, embla] = useEmblaCarousel({ loop: true, duration: 22 })
  const [shown, setShown] = useState(0)

  useEffect(() => {
    if (!embla) return undefined
    const follow = () => setShown(embla.selectedScrollSnap())
    embla.on('select', follow).on('reInit', follow)
    return () => {
      embla.off('select', follow).off('reInit', follow)
    }
  }, [embla])

  return {
    viewport,
    alive: embla !== undefined,
    shown,
    show: (index) => embla?.scrollTo(index, atOnce()),
    next: () => embla?.scrollNext(atOnce()),
    previous: () => embla?.scrollPrev(atOnce()),
  }
}

function atOnce(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

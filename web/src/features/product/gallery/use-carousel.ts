import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Embla } from './EmblaCarousel.tsx'

/** A row of pictures: which one is shown, and the ways to another. */
export interface Carousel {
  /** The element in which the row scrolls. */
  viewport: RefObject<HTMLDivElement | null>
  /** Hands the row over to Embla. */
  setEmbla: (embla: Embla) => void
  /** True once Embla moves the row, round and round; until then, and without it, the row scrolls natively. */
  loops: boolean
  /** The viewport's scroll handler. */
  onScroll: () => void
  shown: number
  show: (index: number) => void
  /** Shows a picture without moving there. */
  jump: (index: number) => void
  next: () => void
  previous: () => void
}

/** Moves through pictures from the `first` on; at once for visitors who prefer reduced motion. */
export function useCarousel(first: number): Carousel {
  const viewport = useRef<HTMLDivElement>(null)
  const [embla, setEmbla] = useState<Embla>()
  const [shown, setShown] = useState(first)

  useLayoutEffect(() => {
    // Setting 0 as well would cost a layout.
    if (viewport.current && first > 0)
      viewport.current.scrollLeft = first * viewport.current.clientWidth
  }, [first])

  useEffect(() => {
    if (!embla) return undefined
    const follow = () => setShown(embla.selectedScrollSnap())
    follow()
    embla.on('select', follow).on('reInit', follow)
    return () => {
      embla.off('select', follow).off('reInit', follow)
    }
  }, [embla])

  const scrolledTo = ({ scrollLeft, clientWidth }: Element) => Math.round(scrollLeft / clientWidth)

  // Without Embla: natively.
  function scrollTo(place: number) {
    if (!viewport.current) return
    const { clientWidth, scrollWidth } = viewport.current
    const count = Math.max(1, Math.round(scrollWidth / clientWidth))
    const index = (place + count) % count
    viewport.current.scrollLeft = index * clientWidth
    setShown(index)
  }
  function scrollBy(places: number) {
    if (viewport.current) scrollTo(scrolledTo(viewport.current) + places)
  }

  return {
    viewport,
    setEmbla,
    loops: embla !== undefined,
    onScroll: () => {
      if (!embla && viewport.current) setShown(scrolledTo(viewport.current))
    },
    shown,
    show: (index) => (embla ? embla.scrollTo(index, prefersReducedMotion()) : scrollTo(index)),
    jump: (index) => (embla ? embla.scrollTo(index, true) : scrollTo(index)),
    next: () => (embla ? embla.scrollNext(prefersReducedMotion()) : scrollBy(1)),
    previous: () => (embla ? embla.scrollPrev(prefersReducedMotion()) : scrollBy(-1)),
  }
}

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

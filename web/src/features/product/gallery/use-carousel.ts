import useEmblaCarousel from 'embla-carousel-react'
import { useDeferredValue, useEffect, useState } from 'react'

/** A row of pictures that loops: which one is shown, and the ways to another. */
export interface Carousel {
  /** The ref of the element in which the row moves. */
  viewport: ((element: HTMLElement | null) => void) | undefined
  /** False until the page is hydrated: the row scrolls natively. */
  loops: boolean
  /** The index of the picture that is shown. */
  shown: number
  show: (index: number) => void
  /** Shows a picture without moving there. */
  jump: (index: number) => void
  next: () => void
  previous: () => void
}

/** Moves through `count` pictures from the `first` on; at once for visitors who prefer reduced motion. */
export function useCarousel(first: number, count: number): Carousel {
  // What is pressed before Embla has come is where it starts.
  const [start, setStart] = useState(first)
  const [viewport, embla] = useEmblaCarousel({ loop: true, duration: 22, startIndex: start })
  const [shown, setShown] = useState(first)
  // Embla measures the row: after the task that shows the page.
  const isPageShown = useDeferredValue(true, false)

  useEffect(() => {
    if (!embla) return undefined
    const follow = () => setShown(embla.selectedScrollSnap())
    embla.on('select', follow).on('reInit', follow)
    // Where the visitor has scrolled to before.
    const row = embla.rootNode()
    const place = Math.round(row.scrollLeft / row.clientWidth)
    row.scrollLeft = 0
    if (place > 0) embla.scrollTo(place, true)
    return () => {
      embla.off('select', follow).off('reInit', follow)
    }
  }, [embla])

  function startAt(index: number) {
    setStart(index)
    setShown(index)
  }

  return {
    viewport: isPageShown ? viewport : undefined,
    loops: embla !== undefined,
    shown,
    show: (index) => (embla ? embla.scrollTo(index, prefersReducedMotion()) : startAt(index)),
    jump: (index) => (embla ? embla.scrollTo(index, true) : startAt(index)),
    next: () => (embla ? embla.scrollNext(prefersReducedMotion()) : startAt((shown + 1) % count)),
    previous: () =>
      embla ? embla.scrollPrev(prefersReducedMotion()) : startAt((shown + count - 1) % count),
  }
}

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

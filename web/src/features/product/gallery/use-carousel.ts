import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Motion } from './CarouselMotion.tsx'

/** A looping row of pictures: which one is shown, and the ways to another. */
export interface Carousel {
  /** The element that holds the row. */
  strip: RefObject<HTMLDivElement | null>
  /** True once the carousel moves; until then the row is a strip that scrolls. */
  alive: boolean
  /** Gives the carousel what moves it. */
  begin: (motion: Motion) => void
  shown: number
  show: (index: number) => void
  /** Shows a picture without moving there. */
  jump: (index: number) => void
  next: () => void
  previous: () => void
}

/** Moves through pictures, from the `first` on, without movement for those who asked for less of it. */
export function useCarousel(first: number): Carousel {
  const strip = useRef<HTMLDivElement>(null)
  const [motion, begin] = useState<Motion>()
  const [shown, setShown] = useState(first)

  useLayoutEffect(() => {
    // To measure a strip that stands right already would cost a layout.
    if (strip.current && first > 0) strip.current.scrollLeft = first * strip.current.clientWidth
  }, [first])

  useEffect(() => {
    if (!motion) return undefined
    const follow = () => setShown(motion.selectedScrollSnap())
    follow()
    motion.on('select', follow).on('reInit', follow)
    return () => {
      motion.off('select', follow).off('reInit', follow)
    }
  }, [motion])

  // Before the carousel moves, its strip does.
  function scrollTo(place: number) {
    if (!strip.current) return
    const { clientWidth, scrollWidth } = strip.current
    const count = Math.max(1, Math.round(scrollWidth / clientWidth))
    const index = (place + count) % count
    strip.current.scrollLeft = index * clientWidth
    setShown(index)
  }

  return {
    strip,
    alive: motion !== undefined,
    begin,
    shown,
    show: (index) => (motion ? motion.scrollTo(index, atOnce()) : scrollTo(index)),
    jump: (index) => (motion ? motion.scrollTo(index, true) : scrollTo(index)),
    next: () => (motion ? motion.scrollNext(atOnce()) : scrollTo(shown + 1)),
    previous: () => (motion ? motion.scrollPrev(atOnce()) : scrollTo(shown - 1)),
  }
}

function atOnce(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

import useEmblaCarousel from 'embla-carousel-react'
import { type RefObject, useEffect, useLayoutEffect } from 'react'

/** What moves the carousel. */
export type Motion = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

/** Makes a strip that scrolls a carousel that loops, from the picture on which the strip stands. */
export default function CarouselMotion({
  strip,
  onReady,
}: {
  strip: RefObject<HTMLElement | null>
  onReady: (motion: Motion) => void
}) {
  const [viewport, motion] = useEmblaCarousel({ loop: true, duration: 22, active: false })

  useEffect(() => viewport(strip.current), [viewport, strip])
  // In one step, between two clicks: what is asked of the strip until then is kept.
  useLayoutEffect(() => {
    if (!motion || !strip.current) return
    motion.reInit({ active: true, startIndex: takeOver(strip.current) })
    onReady(motion)
  }, [motion, strip, onReady])

  return null
}

function takeOver(strip: HTMLElement): number {
  const place = Math.round(strip.scrollLeft / strip.clientWidth)
  strip.scrollLeft = 0
  return place
}

import useEmblaCarousel from 'embla-carousel-react'
import { type RefObject, useEffect, useState } from 'react'

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
  const [startIndex] = useState(() => takeOver(strip.current))
  const [viewport, motion] = useEmblaCarousel({ loop: true, duration: 22, startIndex })

  useEffect(() => viewport(strip.current), [viewport, strip])
  useEffect(() => {
    if (motion) onReady(motion)
  }, [motion, onReady])

  return null
}

function takeOver(strip: HTMLElement | null): number {
  if (!strip) return 0
  const place = Math.round(strip.scrollLeft / strip.clientWidth)
  strip.scrollLeft = 0
  return place
}

import { type MouseEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

export const maxScale = 4

/** By how much a button or a key zooms. */
export const zoomStep = 1.5

const doubleClickScale = 2.5

/** Zooms the one picture in a stage that scrolls. */
export function useZoom() {
  const [scale, setScale] = useState(1)
  const stage = useRef<HTMLDivElement>(null)

  // What is at a point of the screen stays there.
  function zoomTo(
    wanted: number,
    { clientX: x, clientY: y }: { clientX: number; clientY: number },
  ) {
    const picture = stage.current?.firstElementChild
    if (!picture) return
    const before = picture.getBoundingClientRect()
    const [across, down] = [(x - before.left) / before.width, (y - before.top) / before.height]
    flushSync(() => setScale(Math.min(Math.max(wanted, 1), maxScale)))
    const { left, top, width, height } = picture.getBoundingClientRect()
    stage.current?.scrollBy(left + across * width - x, top + down * height - y)
  }

  return {
    scale,
    stage,
    zoomBy: (factor: number) => {
      const {
        left = 0,
        top = 0,
        width = 0,
        height = 0,
      } = stage.current?.getBoundingClientRect() ?? {}
      zoomTo(scale * factor, { clientX: left + width / 2, clientY: top + height / 2 })
    },
    toggleAt: (event: MouseEvent) => zoomTo(scale === 1 ? doubleClickScale : 1, event),
    panBy: (x: number, y: number) => stage.current?.scrollBy(x, y),
    reset: () => setScale(1),
  }
}

import type { MouseEvent } from 'react'
import { isPlainClick } from './plain-click.ts'

interface Departure {
  picture: HTMLImageElement
  from: DOMRect
  /** The path of the page to which the visitor goes. */
  path: string
  time: number
}

const growth = { duration: 240, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }
/** After a longer wait, in milliseconds, the visitor has seen a skeleton in between, and nothing grows. */
const longestWait = 1_000
let departure: Departure | undefined

/** Remembers the picture of the card that is clicked, to let it grow on the page to which the card leads. */
export function rememberPicture(event: MouseEvent<HTMLAnchorElement>): void {
  departure = undefined
  if (!isPlainClick(event)) return
  const link = event.currentTarget
  const picture = link.closest('article')?.querySelector('img')
  if (!picture || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { pathname: path } = link
  departure = { picture, from: picture.getBoundingClientRect(), path, time: performance.now() }
}

/** Lets the card's picture grow into the page's first one, and stand in for it until that has loaded. */
export function growPicture(hero: HTMLImageElement | null | undefined): void {
  const arrived = departure
  departure = undefined
  if (!hero || arrived?.path !== window.location.pathname) return
  if (performance.now() - arrived.time > longestWait) return
  // In the next frame, when the layout is known: measuring now would cost a layout more.
  requestAnimationFrame(() => void grow(arrived, hero))
}

async function grow({ picture, from }: Departure, hero: HTMLImageElement): Promise<void> {
  const to = hero.getBoundingClientRect()
  // The visitor has left again.
  if (to.width === 0 || to.height === 0) return
  const copy = document.createElement('img')
  copy.className = 'pointer-events-none absolute z-10 origin-top-left object-contain'
  copy.alt = ''
  copy.src = picture.currentSrc
  place(copy, to.left + window.scrollX, to.top + window.scrollY, to.width, to.height)
  document.body.append(copy)
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ${from.height / to.height})`
  hero.style.visibility = 'hidden'
  await copy.animate({ transform: [start, 'none'] }, growth).finished.catch(() => {})
  hero.style.visibility = ''
  // In the carousel it moves with the hero's slide, and is removed with it.
  place(copy, 0, 0, to.width, to.height)
  hero.closest('a')?.append(copy)
  await hero.decode().catch(() => {})
  const fading = copy.animate({ opacity: [1, 0] }, { ...growth, fill: 'forwards' })
  await fading.finished.catch(() => {})
  copy.remove()
}

function place({ style }: HTMLElement, ...box: [number, number, number, number]): void {
  const [left, top, width, height] = box.map((length) => `${length}px`)
  Object.assign(style, { left, top, width, height })
}

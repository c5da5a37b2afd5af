import type { MouseEvent } from 'react'

interface Lifted {
  picture: HTMLImageElement
  from: DOMRect
  /** The page on which it lands. */
  path: string
}

const growth = { duration: 240, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }
let lifted: Lifted | undefined

/** Takes the picture of the card that is clicked along to the page it leads to. */
export function liftPicture({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
  const picture = link.closest('article')?.querySelector('img')
  if (!picture || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  lifted = { picture, from: picture.getBoundingClientRect(), path: link.pathname }
}

/** Lets the picture that was taken along grow into the first one of this page, and stand for it until that has come. */
export function landPicture(hero: HTMLImageElement | null | undefined): void {
  const landing = lifted
  lifted = undefined
  if (!hero || landing?.path !== window.location.pathname) return
  // Once the page stands where it will: to measure it earlier would cost a layout more.
  requestAnimationFrame(() => void grow(landing, hero))
}

async function grow({ picture, from }: Lifted, hero: HTMLImageElement): Promise<void> {
  const to = hero.getBoundingClientRect()
  const copy = document.createElement('img')
  copy.className = 'grown-picture'
  copy.alt = ''
  copy.src = picture.currentSrc
  place(copy, to.left + window.scrollX, to.top + window.scrollY, to.width, to.height)
  document.body.append(copy)
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ${from.height / to.height})`
  hero.style.visibility = 'hidden'
  await copy.animate({ transform: [start, 'none'] }, growth).finished.catch(() => {})
  hero.style.visibility = ''
  // From now on it goes where its place goes: aside, or away.
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

import type { MouseEvent } from 'react'

// The name that the first picture of a product's page has (styles/motion.css).
const name = 'hero'
let growing: HTMLElement | undefined

/** Lets the picture of the card that is clicked grow into the first one of the page it leads to. */
export function growPicture({ currentTarget }: MouseEvent<HTMLElement>): void {
  const picture = currentTarget.closest('article')?.querySelector('img')
  if (!picture) return
  // A name stands once on a page, or nothing is animated.
  for (const hero of document.querySelectorAll<HTMLElement>('.hero'))
    hero.style.viewTransitionName = 'none'
  if (growing) growing.style.viewTransitionName = ''
  growing = picture
  picture.style.viewTransitionName = name
}

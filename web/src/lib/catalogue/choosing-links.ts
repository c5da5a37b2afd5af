import { linkOptions } from '@tanstack/react-router'

/** The pages that help to choose, beside the catalogue. */
export const choosingLinks = [
  { name: 'Will it fit?', link: linkOptions({ to: '/fit' }) },
  { name: 'Which chair?', link: linkOptions({ to: '/fit/chairs' }) },
  { name: 'Compare', link: linkOptions({ to: '/compare' }) },
]

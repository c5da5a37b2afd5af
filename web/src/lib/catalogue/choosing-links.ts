import { linkOptions } from '@tanstack/react-router'

/** The pages that help to choose, beside the catalogue; of each what it does. */
export const choosingLinks = [
  {
    name: 'Will it fit?',
    description: 'Your parts in a case, drawn to the millimeter.',
    link: linkOptions({ to: '/fit' }),
  },
  {
    name: 'Which chair?',
    description: 'By your height, weight, and desk.',
    link: linkOptions({ to: '/fit/chairs' }),
  },
  {
    name: 'Compare',
    description: 'Up to four side by side, differences first.',
    link: linkOptions({ to: '/compare' }),
  },
] as const

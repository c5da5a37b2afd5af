import type { LinkProps } from '@tanstack/react-router'

interface Section {
  name: string
  to: NonNullable<LinkProps['to']>
}

/** The desk's navigation, in its order. */
export const sections: readonly Section[] = [
  { name: 'To do', to: '/' },
  { name: 'Products', to: '/products' },
  { name: 'Featured', to: '/featured' },
  { name: 'Photographs', to: '/photographs' },
  { name: 'Texts', to: '/texts' },
  { name: 'Messages', to: '/messages' },
  { name: 'Newsletter', to: '/newsletter' },
  { name: 'Not found', to: '/not-found' },
  { name: 'History', to: '/history' },
  { name: 'Spreadsheet', to: '/spreadsheet' },
  { name: 'People', to: '/people' },
]

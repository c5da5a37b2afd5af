import { createRoute, redirect } from '@tanstack/react-router'
import { HomeSkeleton } from '../features/home/HomeSkeleton.tsx'
import { pageHead } from './head.ts'
import { page } from './page.ts'
import { rootRoute } from './root.tsx'

export const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/home' })
  },
})

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/home',
  loader: async ({ context }) => {
    await context.queries.products.featured.ensureData()
  },
  head: ({ match }) =>
    pageHead(
      {
        title: 'Forged For Gamers',
        description:
          'Cases, cooling, power supplies, peripherals, chairs and monitors by Argo, with every figure stated and its conditions beside it.',
        path: '/home',
      },
      match.context.publicUrl,
    ),
  pendingComponent: HomeSkeleton,
  ...page('home/HomePage'),
})

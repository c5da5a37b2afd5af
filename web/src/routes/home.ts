import { fixedPages } from '@argo/domain/site-pages/page-metadata'
import { createRoute, redirect } from '@tanstack/react-router'
import { featuredShown, HomeSkeleton } from '../features/home/HomeSkeleton.tsx'
import type { RouterContext } from './context.ts'
import { headOf, pageHead } from './head.ts'
import { page } from './page.tsx'
import { rootRoute } from './root.tsx'
import { siteJsonLd } from './structured-data.ts'

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
    await Promise.all([
      context.queries.products.highlights.ensureData({ limit: featuredShown }),
      context.queries.fit.card.ensureData({ card: '' }),
      context.queries.texts.figures.ensureData(),
      context.queries.texts.home.ensureData(),
      context.queries.texts.tiers.ensureData(),
    ])
  },
  head: headOf(homeHead),
  pendingComponent: HomeSkeleton,
  ...page(() => import('../features/home/HomePage.tsx')),
})

function homeHead({ publicUrl, queries }: RouterContext) {
  const facts = queries.texts.contact.getData()
  const jsonLd = facts && (() => siteJsonLd(publicUrl, facts))
  return pageHead(publicUrl, { ...fixedPages.home, jsonLd })
}

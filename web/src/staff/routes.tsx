import type { StaffRouter } from '@argo/api/staff/router'
import { MessagesSearchSchema } from '@argo/domain/contact/messages-search'
import { HistorySearchSchema } from '@argo/domain/history/history-search'
import { PhotographsSearchSchema } from '@argo/domain/pictures/photographs-search'
import { ProductsSearchSchema } from '@argo/domain/products/products-search'
import { textKeys } from '@argo/domain/texts/site-texts'
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  notFound,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import type { CreateQueryUtils } from '@trpc/react-query/shared'
import { RouteAnnouncer } from '../lib/navigation/RouteAnnouncer.tsx'
import { Notifications } from '../ui/notifications/Notifications.tsx'
import { HomePage } from './home/HomePage.tsx'
import { Layout } from './shell/Layout.tsx'
import { DeskFailure, NotFound } from './shell/NotShown.tsx'
import { JoinPage } from './sign-in/JoinPage.tsx'
import { SignInPage } from './sign-in/SignInPage.tsx'

interface DeskContext {
  /** Reads through the query cache, outside React. */
  queries: CreateQueryUtils<StaffRouter>
}

const rootRoute = createRootRouteWithContext<DeskContext>()({
  component: () => (
    <>
      <Outlet />
      <RouteAnnouncer />
      <Notifications />
    </>
  ),
  notFoundComponent: NotFound,
  errorComponent: DeskFailure,
})

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  validateSearch: ({ to }: { to?: unknown }): { to?: string } => (isOwnPath(to) ? { to } : {}),
  component: SignInPage,
})

const joinRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/join',
  component: JoinPage,
})

/** What only somebody sees who is signed in: every page of the desk is a child of it. */
const deskRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'desk',
  beforeLoad: async ({ context, location }) => {
    const person = await context.queries.person.ensureData()
    if (!person) throw redirect({ to: '/sign-in', search: { to: location.href } })
    return { person }
  },
  component: Layout,
})

const homeRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/',
  loader: ({ context: { queries } }) =>
    Promise.all([
      queries.products.toDo.prefetch(),
      queries.products.publications.prefetch(),
      queries.texts.toDo.prefetch(),
      queries.messages.waiting.prefetch(),
      queries.messages.counts.prefetch(),
      queries.messages.refused.prefetch(),
      queries.messages.askedAbout.prefetch(),
      queries.notFound.list.prefetch(),
    ]),
  component: HomePage,
})

const peopleRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/people',
  loader: ({ context: { person, queries } }) =>
    person.role === 'owner' ? queries.people.list.prefetch() : undefined,
  component: lazyRouteComponent(() => import('./people/PeoplePage.tsx'), 'PeoplePage'),
})

const productsRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/products',
  validateSearch: (search) => ProductsSearchSchema.safeParse(search).data ?? {},
  component: lazyRouteComponent(() => import('./products/ProductsPage.tsx'), 'ProductsPage'),
})

/** A number in an address. */
const idParam = {
  parse: ({ id }: { id: string }) => ({ id: Number(id) }),
  stringify: ({ id }: { id: number }) => ({ id: String(id) }),
}

const productRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/products/$id',
  params: idParam,
  // Each has a form of its own.
  remountDeps: ({ params }) => params,
  loader: ({ context, params }) => context.queries.products.one.ensureData(params),
  component: lazyRouteComponent(() => import('./products/ProductPage.tsx'), 'ProductPage'),
})

const featuredRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/featured',
  loader: ({ context }) => context.queries.featured.list.prefetch(),
  component: lazyRouteComponent(() => import('./products/FeaturedPage.tsx'), 'FeaturedPage'),
})

const photographsRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/photographs',
  validateSearch: (search) => PhotographsSearchSchema.safeParse(search).data ?? {},
  component: lazyRouteComponent(
    () => import('./photographs/PhotographsPage.tsx'),
    'PhotographsPage',
  ),
})

const historyRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/history',
  validateSearch: (search) => HistorySearchSchema.safeParse(search).data ?? {},
  component: lazyRouteComponent(() => import('./history/History.tsx'), 'HistoryPage'),
})

const spreadsheetRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/spreadsheet',
  component: lazyRouteComponent(
    () => import('./spreadsheet/SpreadsheetPage.tsx'),
    'SpreadsheetPage',
  ),
})

const messagesRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/messages',
  validateSearch: (search) => MessagesSearchSchema.safeParse(search).data ?? {},
  component: lazyRouteComponent(() => import('./messages/MessagesPage.tsx'), 'MessagesPage'),
})

const messageRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/messages/$id',
  params: idParam,
  remountDeps: ({ params }) => params,
  // Read anew each time: it may have been deleted.
  loader: ({ context, params }) => context.queries.messages.one.fetch(params),
  component: lazyRouteComponent(() => import('./messages/MessagePage.tsx'), 'MessagePage'),
})

const personRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/messages/person',
  validateSearch: ({ email }: { email?: unknown }): { email?: string } =>
    typeof email === 'string' && email !== '' ? { email } : {},
  component: lazyRouteComponent(() => import('./messages/PersonPage.tsx'), 'PersonPage'),
})

const newsletterRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/newsletter',
  loader: ({ context }) => context.queries.messages.newsletter.prefetch(),
  component: lazyRouteComponent(() => import('./messages/NewsletterPage.tsx'), 'NewsletterPage'),
})

const notFoundRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/not-found',
  loader: ({ context }) => context.queries.notFound.list.prefetch(),
  component: lazyRouteComponent(() => import('./not-found/NotFoundPage.tsx'), 'NotFoundPage'),
})

const textsRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/texts',
  loader: ({ context }) => context.queries.texts.list.ensureData(),
  component: lazyRouteComponent(() => import('./texts/TextsPage.tsx'), 'TextsPage'),
})

const textRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/texts/$key',
  remountDeps: ({ params }) => params,
  loader: async ({ context, params }) => {
    const key = textKeys.find((known) => known === params.key)
    if (!key) throw notFound()
    // With what texts say that is kept elsewhere, for their previews.
    const needed = new Set([key, 'contact', 'periods', 'warranty'] as const)
    await Promise.all(
      [...needed].map((each) => context.queries.texts.one.ensureData({ key: each })),
    )
    return key
  },
  component: lazyRouteComponent(() => import('./texts/TextPage.tsx'), 'TextPage'),
})

/** Every address of the desk. */
export const routeTree = rootRoute.addChildren([
  signInRoute,
  joinRoute,
  deskRoute.addChildren([
    homeRoute,
    productsRoute,
    productRoute,
    featuredRoute,
    photographsRoute,
    messagesRoute,
    messageRoute,
    personRoute,
    newsletterRoute,
    notFoundRoute,
    textsRoute,
    textRoute,
    historyRoute,
    spreadsheetRoute,
    peopleRoute,
  ]),
])

// Nowhere but in the desk: "//evil.example" would be another host.
function isOwnPath(to: unknown): to is string {
  return typeof to === 'string' && /^\/(?![/\\])/.test(to)
}

import { textKeys } from '@argo/domain/texts/site-texts'
import {
  type AsyncRouteComponent,
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  notFound,
  Outlet,
  redirect,
  type RouteComponent,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { HomePage } from './home/HomePage.tsx'
import { readMessagesSearch } from './messages/messages-search.ts'
import { readProductsSearch } from './products/products-search.ts'
import type { DeskContext } from './context.ts'
import { Layout } from './shell/Layout.tsx'
import { DeskFailure, NotFound } from './shell/NotShown.tsx'
import { JoinPage } from './sign-in/JoinPage.tsx'
import { SignInPage } from './sign-in/SignInPage.tsx'
import { Notifications } from '../ui/notifications/Notifications.tsx'
import { RouteAnnouncer } from '../lib/navigation/RouteAnnouncer.tsx'

// What reads its props from the address. A page has a chunk of its own, which comes with its data.
const MessagePage = lazyRouteComponent(() => import('./messages/MessagePage.tsx'), 'MessagePage')
const MessagesPage = lazyRouteComponent(() => import('./messages/MessagesPage.tsx'), 'MessagesPage')
const PersonPage = lazyRouteComponent(() => import('./messages/PersonPage.tsx'), 'PersonPage')
const ProductPage = lazyRouteComponent(() => import('./products/ProductPage.tsx'), 'ProductPage')
const ProductsPage = lazyRouteComponent(() => import('./products/ProductsPage.tsx'), 'ProductsPage')
const TextPage = lazyRouteComponent(() => import('./texts/TextPage.tsx'), 'TextPage')

function withPreload<Props>(
  { preload }: AsyncRouteComponent<Props>,
  Page: () => ReactNode,
): RouteComponent {
  return Object.assign(Page, { preload })
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
  component: function SignIn() {
    return <SignInPage to={signInRoute.useSearch().to ?? '/'} />
  },
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
    Promise.all([queries.products.toDo.prefetch(), queries.texts.toDo.prefetch()]),
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
  validateSearch: readProductsSearch,
  component: withPreload(ProductsPage, function Products(): ReactNode {
    return <ProductsPage search={productsRoute.useSearch()} />
  }),
})

const productRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/products/$id',
  loader: ({ context, params }) =>
    context.queries.products.one.ensureData({ id: Number(params.id) }),
  component: withPreload(ProductPage, function Product(): ReactNode {
    const id = Number(productRoute.useParams().id)
    return <ProductPage key={id} id={id} />
  }),
})

const featuredRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/featured',
  loader: ({ context }) => context.queries.products.list.prefetch({ sort: 'newest' }),
  component: lazyRouteComponent(() => import('./products/FeaturedPage.tsx'), 'FeaturedPage'),
})

const historyRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/history',
  component: lazyRouteComponent(() => import('./history/HistoryPage.tsx'), 'HistoryPage'),
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
  validateSearch: readMessagesSearch,
  component: withPreload(MessagesPage, function Messages(): ReactNode {
    return <MessagesPage search={messagesRoute.useSearch()} />
  }),
})

const messageRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/messages/$id',
  // Read anew each time: it may have been deleted.
  loader: ({ context, params }) => context.queries.messages.one.fetch({ id: Number(params.id) }),
  component: withPreload(MessagePage, function Message(): ReactNode {
    const id = Number(messageRoute.useParams().id)
    return <MessagePage key={id} id={id} />
  }),
})

const personRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/messages/person',
  validateSearch: ({ email }: { email?: unknown }): { email?: string } =>
    typeof email === 'string' && email !== '' ? { email } : {},
  component: withPreload(PersonPage, function Person(): ReactNode {
    return <PersonPage email={personRoute.useSearch().email} />
  }),
})

const newsletterRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/newsletter',
  loader: ({ context }) => context.queries.messages.newsletter.prefetch(),
  component: lazyRouteComponent(() => import('./messages/NewsletterPage.tsx'), 'NewsletterPage'),
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
  loader: async ({ context, params }) => {
    const key = textKeys.find((known) => known === params.key)
    if (!key) throw notFound()
    const { one } = context.queries.texts
    // What texts say that is kept elsewhere, for their previews.
    const needed = [
      key,
      'contact',
      'periods',
      ...(key === 'periods' ? ['warranty' as const] : []),
    ] as const
    await Promise.all(needed.map((each) => one.ensureData({ key: each })))
    return key
  },
  component: withPreload(TextPage, function Text(): ReactNode {
    const key = textRoute.useLoaderData()
    return <TextPage key={key} textKey={key} />
  }),
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
    messagesRoute,
    messageRoute,
    personRoute,
    newsletterRoute,
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

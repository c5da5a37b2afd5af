import { createRootRouteWithContext, createRoute, Outlet, redirect } from '@tanstack/react-router'
import { HistoryPage } from './history/HistoryPage.tsx'
import { HomePage } from './home/HomePage.tsx'
import { PeoplePage } from './people/PeoplePage.tsx'
import { FeaturedPage } from './products/FeaturedPage.tsx'
import { ProductPage } from './products/ProductPage.tsx'
import { ProductsPage } from './products/ProductsPage.tsx'
import { readProductsSearch } from './products/products-search.ts'
import type { DeskContext } from './context.ts'
import { Layout } from './shell/Layout.tsx'
import { DeskFailure, NotFound } from './shell/NotShown.tsx'
import { JoinPage } from './sign-in/JoinPage.tsx'
import { SignInPage } from './sign-in/SignInPage.tsx'
import { SpreadsheetPage } from './spreadsheet/SpreadsheetPage.tsx'
import { Notifications } from '../ui/notifications/Notifications.tsx'
import { RouteAnnouncer } from '../lib/navigation/RouteAnnouncer.tsx'

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
  loader: ({ context }) => context.queries.products.toDo.prefetch(),
  component: HomePage,
})

const peopleRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/people',
  loader: ({ context: { person, queries } }) =>
    person.role === 'owner' ? queries.people.list.prefetch() : undefined,
  component: PeoplePage,
})

const productsRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/products',
  validateSearch: readProductsSearch,
  component: function Products() {
    return <ProductsPage search={productsRoute.useSearch()} />
  },
})

const productRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/products/$id',
  loader: ({ context, params }) =>
    context.queries.products.one.ensureData({ id: Number(params.id) }),
  component: function Product() {
    const id = Number(productRoute.useParams().id)
    return <ProductPage key={id} id={id} />
  },
})

const featuredRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/featured',
  component: FeaturedPage,
})

const historyRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/history',
  component: HistoryPage,
})

const spreadsheetRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/spreadsheet',
  component: SpreadsheetPage,
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
    historyRoute,
    spreadsheetRoute,
    peopleRoute,
  ]),
])

// Nowhere but in the desk: "//evil.example" would be another host.
function isOwnPath(to: unknown): to is string {
  return typeof to === 'string' && /^\/(?![/\\])/.test(to)
}

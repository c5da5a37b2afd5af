import { createRootRouteWithContext, createRoute, Outlet, redirect } from '@tanstack/react-router'
import { HomePage } from './home/HomePage.tsx'
import { PeoplePage } from './people/PeoplePage.tsx'
import type { DeskContext } from './context.ts'
import { Layout } from './shell/Layout.tsx'
import { DeskFailure, NotFound } from './shell/NotShown.tsx'
import { JoinPage } from './sign-in/JoinPage.tsx'
import { SignInPage } from './sign-in/SignInPage.tsx'
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

/** Every address of the desk. */
export const routeTree = rootRoute.addChildren([
  signInRoute,
  joinRoute,
  deskRoute.addChildren([homeRoute, peopleRoute]),
])

// Nowhere but in the desk: "//evil.example" would be another host.
function isOwnPath(to: unknown): to is string {
  return typeof to === 'string' && /^\/(?![/\\])/.test(to)
}

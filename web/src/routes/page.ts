import type { ComponentType } from 'react'
import { PageError } from '../features/page-error/PageError.tsx'
import { lazyPage } from './lazy-page.tsx'

const pages = import.meta.glob<{ default: ComponentType }>('../features/*/*Page.tsx')

/**
 * A route's page, loaded when it is needed: `name` is feature and component, such as
 * "home/HomePage". The server finds the page's files by the same name and preloads them.
 */
export function page(name: string) {
  const load = pages[`../features/${name}.tsx`]
  if (!load) throw new Error(`There is no page features/${name}.tsx`)
  return {
    component: lazyPage(load),
    errorComponent: PageError,
    staticData: { page: `src/features/${name}.tsx` },
  }
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The source of the route's page, by which its built files are found. */
    page?: string
  }
}

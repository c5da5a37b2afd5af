import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'

const pages = import.meta.glob<{ default: ComponentType }>('../features/*/*Page.tsx')

/**
 * A route's page, loaded when it is needed: `name` is feature and component, such as
 * "home/HomePage". The server finds the page's files by the same name and preloads them.
 */
export function page(name: string) {
  const load = pages[`../features/${name}.tsx`]
  if (!load) throw new Error(`There is no page features/${name}.tsx`)
  return {
    component: lazyRouteComponent(load),
    staticData: { page: `src/features/${name}.tsx` },
  }
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The source of the route's page, by which its built files are found. */
    page?: string
  }
}

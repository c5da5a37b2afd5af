import type { ComponentType } from 'react'
import { PageError } from '../features/page-error/PageError.tsx'
import { lazyComponent } from '../lib/loading/lazy-component.tsx'

/**
 * A route's page, loaded when it is needed. `name` is its file below `features`, without the ending: by it the server finds the
 * page's built files, so that they are loaded beside the entry.
 */
export function page(name: string, load: () => Promise<{ default: ComponentType }>) {
  return pageWithProps(name, load, () => ({}))
}

/** The same for a page of several routes: each reads the page's props from its own parameters and data. */
export function pageWithProps<Props extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  useProps: () => Props,
) {
  const Page = lazyComponent(load)
  return {
    component: Object.assign(() => <Page {...useProps()} />, { preload: Page.preload }),
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

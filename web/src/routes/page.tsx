import type { ComponentType } from 'react'
import { PageError } from '../features/page-error/PageError.tsx'
import { lazyComponent } from '../lib/loading/lazy-component.tsx'

/** A route's page, loaded when it is needed. */
export function page(load: () => Promise<{ default: ComponentType }>) {
  return pageWithProps(load, () => ({}))
}

/** The same for a page of several routes: each reads the page's props from its own parameters and data. */
export function pageWithProps<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  useProps: () => Props,
) {
  const Page = lazyComponent(load)
  return {
    component: Object.assign(() => <Page {...useProps()} />, { preload: Page.preload }),
    errorComponent: PageError,
  }
}

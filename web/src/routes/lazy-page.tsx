import type { AsyncRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { lazyComponent } from '../lib/loading/lazy-component.tsx'

/** A page in a chunk of its own, with the props that its route reads for it. */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  useProps: () => Props,
): AsyncRouteComponent<unknown> {
  const Page = lazyComponent(load)
  return Object.assign(() => <Page {...useProps()} />, { preload: Page.preload })
}

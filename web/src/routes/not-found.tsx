import { notFound } from '@tanstack/react-router'
import { lazyComponent } from '../lib/loading/lazy-component.tsx'
import { isMissing } from '../lib/trpc/http-error.ts'

const NotFound = lazyComponent(() => import('../features/not-found/NotFound.tsx'))

/** What a route shows of something that there is not; the router loads it before it is rendered. */
export function notFoundPage(title: string, text: string) {
  return Object.assign(() => <NotFound title={title} text={text} />, { preload: NotFound.preload })
}

/** A read of what a page is about: if that does not exist, the page is not found. */
export function orNotFound<T>(read: Promise<T>): Promise<T> {
  return read.catch((error: unknown) => {
    throw isMissing(error) ? notFound() : error
  })
}

import { notFound } from '@tanstack/react-router'
import { isMissing } from '../lib/trpc/http-error.ts'

/** A read of what a page is about: if that does not exist, the page is not found. */
export function orNotFound<T>(read: Promise<T>): Promise<T> {
  return read.catch((error: unknown) => {
    throw isMissing(error) ? notFound() : error
  })
}

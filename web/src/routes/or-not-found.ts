import { notFound } from '@tanstack/react-router'
import { isClientError } from '../lib/http-error.ts'

/** A read, whose refusal means that there is no such page. */
export function orNotFound<T>(read: Promise<T>): Promise<T> {
  return read.catch((error: unknown) => {
    throw isClientError(error) ? notFound() : error
  })
}

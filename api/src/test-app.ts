import { STATUS_CODES } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { type AppDependencies, buildApp } from './app.ts'
import type { Database } from './database/schema.ts'
import { newDatabase, openTestDatabase, testDatabase } from './database/test-database.ts'
import { onFinished } from './database/test-finished.ts'
import { withPromptVersion } from './database/test-version.ts'
import { createCaller } from './app-router.ts'

/** The procedures as the server itself calls them, on a new database. */
export async function testCaller() {
  const db = await testDatabase()
  return { db, call: createCaller({ db }) }
}

/**
 * The real server on a new database, closed when the test ends, with the response cache as in
 * production; its pages say only "a page".
 */
export async function testApp(
  given: Partial<AppDependencies> = {},
): Promise<{ app: FastifyInstance; db: Database; databaseUrl: string }> {
  const databaseUrl = await newDatabase()
  const database = given.db
    ? { db: given.db, checkDiskSpace: async () => {} }
    : withPromptVersion(databaseUrl, await openTestDatabase(databaseUrl))
  const app = await buildApp({
    createRenderer: () => async () =>
      new Response('<!doctype html><title>a page</title>', {
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      }),
    publicUrl: 'http://localhost:3000',
    // Nothing is uploaded unless a test names a folder.
    uploadsFolder: join(tmpdir(), 'argo-no-uploads'),
    logLevel: 'silent',
    ...database,
    ...given,
  })
  onFinished(() => app.close())
  return { app, db: database.db, databaseUrl }
}

/** Expects a failure as the API tells it (RFC 9457), in words that show nothing of the inside. */
export function expectProblem(
  response: LightMyRequestResponse,
  status: number,
  detail: string | RegExp = /./,
): void {
  expect(response.statusCode, response.body).toBe(status)
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(response.headers['cache-control']).toBe('no-store')
  const { errors = {}, ...problem } = response.json()
  expect(problem).toEqual({
    type: 'about:blank',
    title: STATUS_CODES[status],
    status,
    detail: expect.any(String),
  })
  expect(Object.keys(errors)).not.toContain('')
  expectNoInside(response.body)
  expect(problem.detail).toMatch(detail)
}

/** Expects a text to hold no stack, no SQL, no path of a file and no words of a library. */
export function expectNoInside(text: string): void {
  expect(text).not.toMatch(
    /\bat .+:\d+|\.[jt]s\b|node_modules|file:\/\/|select |insert |sqlite|kysely|zod|fastify|fst_|Invalid input|undefined|JSON at position/i,
  )
}

import { STATUS_CODES } from 'node:http'
import SQLite from 'better-sqlite3'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { expect, onTestFinished } from 'vitest'
import { type AppDependencies, buildApp } from './app.ts'
import type { OpenedDatabase } from './database/dialect.ts'
import { openDatabase } from './database/open.ts'
import type { Database } from './database/schema.ts'
import { temporaryDatabaseFile } from './database/sqlite/test-file.ts'
import { createCaller } from './trpc/app-router.ts'

/** A database as the site opens it, with its catalogue and version; in memory unless an address is given. */
export async function openTestDatabase(url = 'sqlite::memory:'): Promise<OpenedDatabase> {
  const database = await openDatabase(url)
  onTestFinished(() => database.db.destroy())
  return database
}

/** A new database with the catalogue in it, in memory unless an address is given. */
export async function testDatabase(url?: string): Promise<Database> {
  return (await openTestDatabase(url)).db
}

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
  const file = temporaryDatabaseFile()
  const databaseUrl = `sqlite:${file}`
  const database = given.db
    ? { db: given.db }
    : { db: await testDatabase(databaseUrl), catalogueVersion: catalogueVersionOf(file) }
  const app = await buildApp({
    createRenderer: () => async () =>
      new Response('<!doctype html><title>a page</title>', {
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      }),
    publicUrl: 'http://localhost:3000',
    logLevel: 'silent',
    ...database,
    ...given,
  })
  onTestFinished(() => app.close())
  return { app, db: database.db, databaseUrl }
}

// Read anew each time: a test may change a product and ask for it in one turn of the event loop.
function catalogueVersionOf(file: string): () => number {
  const sqlite = new SQLite(file, { readonly: true })
  onTestFinished(() => void sqlite.close())
  const read = sqlite.prepare<[], number>('select version from catalogue_version').pluck()
  return () => read.get() ?? 0
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

import { STATUS_CODES } from 'node:http'
import type { FastifyInstance, LightMyRequestResponse as Answer } from 'fastify'
import { expect, onTestFinished } from 'vitest'
import { type AppDependencies, buildApp } from './app.ts'
import { type OpenedDatabase, openDatabase } from './database/open.ts'
import type { Database } from './database/schema.ts'
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

/** The real server on a new database, closed when the test ends; its pages say only "a page". */
export async function testApp(
  given: Partial<AppDependencies> = {},
): Promise<{ app: FastifyInstance; db: Database }> {
  const db = given.db ?? (await testDatabase())
  const app = await buildApp({
    createRenderer: () => async () =>
      new Response('<!doctype html><title>a page</title>', {
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      }),
    publicUrl: 'http://localhost:3000',
    logLevel: 'silent',
    ...given,
    db,
  })
  onTestFinished(() => app.close())
  return { app, db }
}

/** Expects a failure as the API tells it (RFC 9457), in words that show nothing of the inside. */
export function expectProblem(answer: Answer, status: number, detail: string | RegExp = /./): void {
  expect(answer.statusCode, answer.body).toBe(status)
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-store')
  const { errors = {}, ...problem } = answer.json()
  expect(problem).toEqual({
    type: 'about:blank',
    title: STATUS_CODES[status],
    status,
    detail: expect.any(String),
  })
  expect(Object.keys(errors)).not.toContain('')
  expectNoInside(answer.body)
  expect(problem.detail).toMatch(detail)
}

/** Expects a text to hold no stack, no SQL, no path of a file and no words of a library. */
export function expectNoInside(text: string): void {
  expect(text).not.toMatch(
    /\bat .+:\d+|\.[jt]s\b|node_modules|file:\/\/|select |insert |sqlite|kysely|zod|fastify|fst_|Invalid input|undefined|JSON at position/i,
  )
}

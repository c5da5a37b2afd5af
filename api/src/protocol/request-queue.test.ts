import { EventEmitter } from 'node:events'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { testApp } from '../test-app.ts'
import { createRequestQueue } from './request-queue.ts'

function response() {
  return Object.assign(new EventEmitter(), { destroyed: false })
}

const get = { method: 'GET' }

const queue = (options = {}) => createRequestQueue({ concurrency: 1, maxWaiting: 4, ...options })

test('requests take their turns one after the other, in their order', async () => {
  const { enter } = queue()
  const order: string[] = []
  const end = await enter(get, response())
  const others = ['second', 'third'].map(async (name) => {
    const endTurn = await enter(get, response())
    order.push(name)
    await setImmediate()
    order.push(`${name} ends`)
    endTurn?.()
  })
  await setImmediate()
  expect(order).toEqual([])
  end?.()
  await Promise.all(others)
  expect(order).toEqual(['second', 'second ends', 'third', 'third ends'])
})

test('a request past those that may wait is refused', async () => {
  const { enter } = queue({ maxWaiting: 2 })
  await enter(get, response())
  void enter(get, response())
  void enter(get, response())
  await expect(enter(get, response())).rejects.toMatchObject({ statusCode: 503 })
})

test('a request whose client has gone never gets its turn, and makes room', async () => {
  const { enter } = queue({ maxWaiting: 1 })
  const end = await enter(get, response())
  const leaving = response()
  const left = enter(get, leaving)
  leaving.emit('close')
  expect(await left).toBeUndefined()
  const next = enter(get, response())
  end?.()
  expect(await next).toBeTypeOf('function')
  expect(await enter(get, Object.assign(response(), { destroyed: true }))).toBeUndefined()
})

test('a turn that is ended twice frees one slot', async () => {
  const { enter } = queue()
  const end = await enter(get, response())
  end?.()
  end?.()
  await setImmediate()
  await enter(get, response())
  const waiting = enter(get, response()).then(() => 'started')
  expect(await Promise.race([waiting, setImmediate('waiting')])).toBe('waiting')
})

describe('of a site whose pages, but for /home, are slow', () => {
  const page = (title: string) =>
    new Response(`<!doctype html><title>${title}</title>`, {
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    })

  async function slowSite() {
    const started: string[] = []
    const gate = Promise.withResolvers<void>()
    const { app } = await testApp({
      createRenderer: () => async (request) => {
        const { pathname } = new URL(request.url)
        if (pathname === '/home') return page('home')
        started.push(pathname)
        await gate.promise
        return page(pathname)
      },
    })
    await app.inject('/home')
    // Its turn has ended then.
    await setImmediate()
    return { app, started, finish: gate.resolve }
  }

  test('two pages are made at once, a thousand wait, and the next visitor is told that the site is busy; cached pages need no turn', async () => {
    const { app, started, finish } = await slowSite()
    const headers = { accept: 'text/html' }
    const refused: Awaited<ReturnType<typeof app.inject>>[] = []
    const requests = Array.from({ length: 1_005 }, async (_, index) => {
      const page = await app.inject({ url: `/cases/slow-${index}`, headers })
      if (page.statusCode === 503) refused.push(page)
      return page.statusCode
    })
    await expect.poll(() => refused.length, { timeout: 50_000 }).toBe(3)
    expect(started).toHaveLength(2)
    expect((await app.inject('/home')).body).toContain('home')
    expect(refused[0]?.headers).toMatchObject({
      'retry-after': '5',
      'content-type': 'text/html; charset=utf-8',
    })
    expect(refused[0]?.body).toContain('The site is busy. Please try again in a moment.')
    finish()
    const statuses = await Promise.all(requests)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1_002)
  })

  const pagesOfOneVisitor: [string, InjectOptions][] = [
    ['forms that come back', { method: 'POST', url: '/api/contact', payload: 'email=wrong' }],
    ['pages of links in e-mails', { url: '/newsletter/confirm/unknown' }],
  ]

  test.each(pagesOfOneVisitor)(
    '%s wait for their turn as other pages do, and none is refused',
    async (_, request) => {
      const { app, started, finish } = await slowSite()
      const headers = {
        accept: 'text/html',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      }
      const requests = Array.from(
        { length: 50 },
        async () => (await app.inject({ ...request, headers })).statusCode,
      )
      await expect.poll(() => started.length).toBe(2)
      await setTimeout(50)
      expect(started).toHaveLength(2)
      finish()
      expect(await Promise.all(requests)).not.toContain(503)
      expect(started).toHaveLength(50)
    },
  )
})

import { EventEmitter } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createRequestQueue } from './request-queue.ts'

function response() {
  return Object.assign(new EventEmitter(), { destroyed: false })
}

const from = (client: string) => ({ ip: `192.0.2.${client.codePointAt(0)}`, method: 'GET' })

const queue = (options = {}) => createRequestQueue({ concurrency: 1, maxWaiting: 4, ...options })

test('requests take their turns one after the other, in their order', async () => {
  const { enter } = queue()
  const order: string[] = []
  const end = await enter(from('a'), response())
  const others = ['second', 'third'].map(async (name) => {
    const endTurn = await enter(from('a'), response())
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

test('too many of one client are refused, while others still find room', async () => {
  const { enter } = queue()
  await enter(from('a'), response())
  void enter(from('a'), response())
  void enter(from('a'), response())
  await expect(enter(from('a'), response())).rejects.toMatchObject({ statusCode: 503 })
  void enter(from('b'), response())
  void enter(from('c'), response())
  await expect(enter(from('d'), response())).rejects.toMatchObject({ statusCode: 503 })
})

test('clients take turns: nobody waits behind all that another has sent', async () => {
  const { enter } = queue({ maxWaiting: 100 })
  const order: string[] = []
  const end = await enter(from('a'), response())
  const take = async (client: string) => {
    const endTurn = await enter(from(client), response())
    order.push(client)
    endTurn?.()
  }
  const waiting = 'aaaaabbc'.split('').map(take)
  end?.()
  await Promise.all(waiting)
  expect(order.join('')).toBe('abcabaaa')
})

test('a request whose client has gone never gets its turn, and makes room', async () => {
  const { enter } = queue({ maxWaiting: 1 })
  const end = await enter(from('a'), response())
  const leaving = response()
  const left = enter(from('a'), leaving)
  leaving.emit('close')
  expect(await left).toBeUndefined()
  const next = enter(from('b'), response())
  end?.()
  expect(await next).toBeTypeOf('function')
  expect(await enter(from('a'), Object.assign(response(), { destroyed: true }))).toBeUndefined()
})

test('a turn that is ended twice frees one slot', async () => {
  const { enter } = queue()
  const end = await enter(from('a'), response())
  end?.()
  end?.()
  await setImmediate()
  await enter(from('a'), response())
  const waiting = enter(from('a'), response()).then(() => 'started')
  expect(await Promise.race([waiting, setImmediate('waiting')])).toBe('waiting')
})

import { TRPCClientError } from '@trpc/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HttpError } from '../../lib/trpc/http-error.ts'
import { FormError } from './field-errors.ts'
import { formStatus } from './form-status.ts'

const failed = (error: unknown) => formStatus({ last: { status: 'error', error, submittedAt: 7 } })

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))
afterEach(() => void vi.unstubAllGlobals())

test('a form is idle until it is sent, and then sending and sent', () => {
  expect(formStatus({})).toEqual({ is: 'idle' })
  const sending = { status: 'pending', error: null, submittedAt: 1 }
  expect(formStatus({ last: sending })).toEqual({ is: 'sending' })
  expect(formStatus({ last: { ...sending, status: 'success' } })).toEqual({ is: 'sent' })
})

test('a form that was sent without scripts is thanked for, refused or failed by what came back with the page', () => {
  expect(formStatus({ sent: true })).toEqual({ is: 'sent' })
  const values = {}
  const errors = { email: 'Please enter an address' }
  expect(formStatus({ returned: { values, errors } })).toMatchObject({
    is: 'refused',
    fields: ['email'],
    errors,
  })
  expect(formStatus({ returned: { values, errors: {}, failure: 'Too many messages.' } })).toEqual({
    is: 'failed',
    why: 'Too many messages.',
  })
})

test('what scripts send takes the place of what was sent before without them', () => {
  const returned = { values: {}, errors: { name: 'Please enter your name' } }
  const last = { status: 'success', error: null, submittedAt: 1 }
  expect(formStatus({ last, returned })).toEqual({ is: 'sent' })
})

test('wrong fields are listed in the order of the form, whoever finds them', () => {
  const fields = { message: 'Please write something', name: 'Please enter your name' }
  const refused = { is: 'refused', fields: ['name', 'message'], errors: fields, at: 7 }
  expect(failed(new FormError(fields))).toEqual(refused)
  expect(failed(new HttpError(400, 'Bad input', { fields }))).toEqual(refused)
})

test('the server’s own words say why it took no message, but not those of a proxy in between', () => {
  const words = 'Too many messages from your address. Please try again in 42 seconds.'
  expect(failed(new HttpError(429, words))).toEqual({ is: 'failed', why: words })
  for (const error of [new HttpError(502, 'Bad gateway'), new HttpError(503, '<html>')])
    expect(failed(error)).toEqual({ is: 'failed', why: 'Your message was not sent.' })
})

test('without a response nobody knows whether the message arrived, unless there is no connection at all', () => {
  const late = TRPCClientError.from(new DOMException('timed out', 'TimeoutError'))
  expect(failed(late)).toMatchObject({ why: expect.stringContaining('within 15 seconds') })
  const lost = TRPCClientError.from(new TypeError('Failed to fetch'))
  expect(failed(lost)).toMatchObject({ why: expect.stringContaining('may have arrived, or not') })
  vi.stubGlobal('navigator', { onLine: false })
  expect(failed(lost)).toEqual({ is: 'failed', why: 'Your message was not sent.' })
})

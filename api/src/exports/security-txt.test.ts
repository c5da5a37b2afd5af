import { expect, test } from 'vitest'
import { testApp } from '../test-app.ts'

test('security.txt names a contact and has not expired', async () => {
  const { app } = await testApp({ publicUrl: 'https://argo.example' })
  const { statusCode, headers, body } = await app.inject('/.well-known/security.txt')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain(`Contact: mailto:support@argogaming.example\n`)
  expect(body).toContain('Canonical: https://argo.example/.well-known/security.txt\n')
  const days = (Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(366)
})

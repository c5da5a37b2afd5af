import { expect, test } from 'vitest'
import { testApp } from '../test-app.ts'

test('the licenses of all that browsers are sent are in one text: libraries’, and the typeface’s', async () => {
  const { app } = await testApp()
  const { headers, body } = await app.inject('/licenses.txt')
  expect(headers['content-type']).toMatch(/^text\/plain/)
  for (const part of ['react-dom', '@tanstack/react-router', 'superjson'])
    expect(body).toMatch(new RegExp(`^## ${part} - [\\d.]+ \\(MIT\\)$`, 'm'))
  expect(body).toContain('Permission is hereby granted, free of charge')
  expect(body).toMatch(/The Archivo Project Authors[^]+SIL OPEN FONT LICENSE/)
})

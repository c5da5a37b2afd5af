import { expect, test } from 'vitest'
import { testApp } from '../test-app.ts'

test('the description has the seven documented calls and no other', async () => {
  const { app } = await testApp({ publicUrl: 'https://argo.example' })
  const response = await app.inject('/api/openapi.json')
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  const { openapi, servers, paths } = response.json()
  expect(openapi).toBe('3.1.0')
  expect(servers).toEqual([{ url: 'https://argo.example' }])
  const calls = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  expect(calls.toSorted()).toEqual([
    'get /api/products',
    'get /api/products/category/{category}',
    'get /api/products/featured',
    'get /api/products/slug/{slug}',
    'get /api/products/{id}',
    'post /api/contact',
    'post /api/newsletter',
  ])
})

test('the description states bodies and failures by the schemas that are enforced', async () => {
  const { app } = await testApp()
  const { paths, components } = (await app.inject('/api/openapi.json')).json()
  const contact = paths['/api/contact'].post
  const { $ref } = contact.requestBody.content['application/json'].schema
  const schema = components.schemas[$ref.split('/').at(-1)]
  expect(schema.required).toEqual(['name', 'email', 'message'])
  expect(schema.properties.name).toMatchObject({ type: 'string', minLength: 1, maxLength: 100 })
  expect(schema.properties.email).toMatchObject({ format: 'email', maxLength: 254 })
  expect(Object.keys(contact.responses)).toEqual('201 400 403 413 415 429 500 503'.split(' '))
  const product = paths['/api/products/{id}'].get
  expect(Object.keys(product.responses)).toEqual(['200', '400', '404', '500', '503'])
})

test('the page for people names every call', async () => {
  const { app } = await testApp()
  const response = await app.inject('/api/docs')
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  for (const path of ['/api/products', '/api/products/{id}', '/api/newsletter', '/api/contact'])
    expect(response.body).toContain(`</b> ${path}</h2>`)
})

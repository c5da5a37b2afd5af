import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { type ApiDescription, docsPage, docsStyleSource } from './docs-page.ts'
import { refuseOtherMethods } from './methods.ts'
import { contentSecurityPolicy } from './security-headers.ts'

/** Collects the schemas of the routes registered after it into one OpenAPI description. */
export async function collectOpenApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Argo catalogue',
        version: '1.0.0',
        description:
          'The products of Argo as JSON. Failures are application/problem+json (RFC 9457): beside those of each call, 405 for another method, 413 and 415 for a body that is too long or no JSON, and 503 while the database cannot be read. Writes are limited per address (429) and altogether (503); Retry-After says for how many seconds.',
      },
      servers: [{ url: publicUrl }],
      tags: [{ name: 'products' }, { name: 'newsletter' }, { name: 'contact' }],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
}

/** Serves the description at /api/openapi.json and, to read, at /api/docs. */
export function serveOpenApi(app: FastifyInstance): void {
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('Content-Security-Policy', contentSecurityPolicy({ styles: [docsStyleSource] }))
      .type('text/html; charset=utf-8')
      .serializer(String)
      .send(docsPage(app.swagger() as ApiDescription)),
  )
  for (const url of ['/api/openapi.json', '/api/docs'])
    refuseOtherMethods(app, url, ['GET', 'HEAD'])
}

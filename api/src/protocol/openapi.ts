import swagger from '@fastify/swagger'
import { ContactMessageSchema } from '@argo/domain/contact/contact'
import { SubscriptionSchema } from '@argo/domain/newsletter/newsletter'
import { ProductSchema } from '@argo/domain/products/product-schema'
import type { FastifyInstance } from 'fastify'
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { refuseOtherMethods } from './methods.ts'
import { ProblemSchema } from './problem.ts'
import { contentSecurityPolicy, cspHash } from './security-headers.ts'
import { escapeUTF8 as escape } from 'entities'

// What has a name in the description; clients that are generated of it have types of these names.
const schemaRegistry = z.registry<{ id: string }>()
schemaRegistry.add(ProductSchema, { id: 'Product' })
schemaRegistry.add(ContactMessageSchema, { id: 'ContactMessage' })
schemaRegistry.add(SubscriptionSchema, { id: 'Subscription' })
schemaRegistry.add(ProblemSchema, { id: 'Problem' })

const transformObject = createJsonSchemaTransformObject({ schemaRegistry })

/** Collects the schemas of the routes registered after it into one OpenAPI description. */
export async function collectOpenApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Argo catalog',
        version: '1.0.0',
        description:
          'The products of Argo as JSON. Failures are application/problem+json (RFC 9457): beside those of each call, 405 for another method. With 429 and 503, Retry-After says for how many seconds. Pages of other sites may read; writes are limited per address.',
      },
      servers: [{ url: publicUrl }],
      tags: [{ name: 'products' }, { name: 'newsletter' }, { name: 'contact' }],
      // Nobody signs in.
      security: [],
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: (document) => withUsedSchemas(transformObject(document)),
  })
}

// The library adds each schema as it is sent and as it is answered, whether it is either or not.
function withUsedSchemas(description: ReturnType<typeof transformObject>) {
  const { paths, components } = description as ApiDescription
  const used = JSON.stringify(paths)
  const schemas = Object.entries(components?.schemas ?? {}).filter(([name]) =>
    used.includes(`"#/components/schemas/${name}"`),
  )
  return Object.assign(description, { components: { schemas: Object.fromEntries(schemas) } })
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

interface Operation {
  summary?: string
  description?: string
  parameters?: { name: string; in: string; schema: { pattern?: string } }[]
  requestBody?: { content: Record<string, { schema: unknown }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: unknown }> }>
}

/** The part of an OpenAPI description that the page shows. */
interface ApiDescription {
  info: { title: string; version: string; description?: string }
  paths?: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, object> }
}

const styles = `
:root { color-scheme: dark; font: 16px/1.6 system-ui, sans-serif; background: #0a0b0d; color: #eceef1 }
body { max-width: 60rem; margin: 0 auto; padding: 3rem 1.25rem 6rem }
h1 { font-size: 2.25rem; line-height: 1.1; margin: 0 }
h2 { font: 600 1.0625rem/1.5 ui-monospace, monospace; margin: 0; overflow-wrap: anywhere }
h3 { font-size: .875rem; color: #9ba5b1; margin: 1.25rem 0 .25rem }
a { color: #7cc8ff } :focus-visible { outline: 2px solid #ff5a1f; outline-offset: 3px }
section { margin-top: 1.5rem; padding: 1.25rem; background: #121418; border: 1px solid #2b313a }
pre { margin: 0; padding: .75rem 1rem; background: #0a0b0d; overflow-x: auto; font-size: .875rem }
b { color: #ff5a1f } details { margin-top: .5rem } summary { cursor: pointer; padding: .25rem 0 }`

/** The source ('sha256-…') that lets the page's own styles through the content security policy. */
const docsStyleSource = cspHash(styles)

/** A page to read: every call with what it takes and what it returns. */
function docsPage({ info, paths = {}, components }: ApiDescription): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationSection(method, path, operation)),
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(info.title)} – API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${styles}</style>
</head>
<body>
<main>
<h1>${escape(info.title)}</h1>
<p>${escape(info.description ?? '')}</p>
<p>Version ${escape(info.version)} · <a href="/api/openapi.json">OpenAPI description</a> · <a href="/home">The site</a></p>
${operations.join('\n')}
${Object.entries(components?.schemas ?? {})
  .map(schemaSection)
  .join('\n')}
</main>
</body>
</html>
`
}

function operationSection(method: string, path: string, operation: Operation): string {
  const { summary = '', description = '', parameters = [], requestBody, responses } = operation
  const parts = [
    `<h2><b>${method.toUpperCase()}</b> ${escape(path)}</h2>`,
    `<p>${escape(summary)}. ${escape(description)}</p>`,
    ...parameters.map(
      (parameter) =>
        `<p>In the ${escape(parameter.in)}: <code>${escape(parameter.name)}</code></p>`,
    ),
  ]
  if (requestBody) parts.push('<h3>Body</h3>', ...schemas(requestBody.content))
  parts.push('<h3>Responses</h3>')
  for (const [status, { description, content = {} }] of Object.entries(responses)) {
    parts.push(
      `<details><summary>${escape(status)} ${escape(description)}</summary>${schemas(content).join('')}</details>`,
    )
  }
  return `<section>${parts.join('\n')}</section>`
}

function schemaSection([name, schema]: [string, object]): string {
  return `<section><h2>${escape(name)}</h2>${schemas({ '': { schema } }).join('')}</section>`
}

function schemas(content: Record<string, { schema: unknown }>): string[] {
  return Object.values(content).map(
    ({ schema }) =>
      `<pre tabindex="0"><code>${escape(JSON.stringify(schema, null, 2))}</code></pre>`,
  )
}

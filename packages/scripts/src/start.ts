import { buildSite } from './site.ts'

process.env.NODE_ENV = 'production'
await buildSite()
await import('../../../api/src/main.ts')

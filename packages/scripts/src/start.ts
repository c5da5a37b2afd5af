import { execFileSync } from 'node:child_process'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { compileCache, root } from './paths.ts'
import { siteIsBuilt } from './site.ts'

process.env.NODE_ENV = 'production'
// Built in a process of its own: the server would keep the builder's memory.
if (!siteIsBuilt()) {
  execFileSync(process.execPath, [join(root, 'packages/scripts/src/build.ts')], {
    stdio: 'inherit',
  })
}
// The server's sources as scripts, kept from the first start on: without, each start compiles them again.
enableCompileCache(compileCache)
await import('@argo/api/main')

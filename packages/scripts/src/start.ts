import { execFileSync } from 'node:child_process'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { expectNoArguments } from './command-arguments.ts'
import { compileCache, root } from './paths.ts'
import { siteIsBuilt } from './site.ts'

expectNoArguments(
  'pnpm start takes no arguments: settings come from the environment, such as PORT=8080 pnpm start.',
)
process.env.NODE_ENV = 'production'
// Built in a process of its own: the builder's memory goes with it.
if (!siteIsBuilt()) {
  execFileSync(process.execPath, [join(root, 'packages/scripts/src/build.ts')], {
    stdio: 'inherit',
  })
}
// Node's compile cache, written by the first start: without it, each start compiles the sources again.
enableCompileCache(compileCache)
await import('@argo/api/main')

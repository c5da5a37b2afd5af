import { spawnSync } from 'node:child_process'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { expectNoArguments } from './command-arguments.ts'
import { compileCache, root } from './paths.ts'
import { siteIsBuilt } from './build.ts'

expectNoArguments(
  'pnpm start takes no arguments: settings come from the environment, such as PORT=8080 pnpm start.',
)
process.env.NODE_ENV = 'production'
// Built in a process of its own: the builder's memory goes with it.
if (!siteIsBuilt()) {
  const build = join(root, 'packages/cli/src/build.ts')
  if (spawnSync(process.execPath, [build], { stdio: 'inherit' }).status !== 0) process.exit(1)
}
// Node's compile cache, written by the first start: without it, each start compiles the sources again.
enableCompileCache(compileCache)
await import('@argo/api/main')

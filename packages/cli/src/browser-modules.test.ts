import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createBuilder, type Rollup } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { root } from './paths.ts'

test('a visitor’s scripts are made of the browser’s and the domain’s sources, with no library of the server alone', async () => {
  const modules = await browserModules()
  const sources = modules
    .filter((path) => path.startsWith(root) && !path.includes('/node_modules/'))
    .map((path) => relative(root, path))
  for (const room of ['web/src/', 'packages/domain/src/'])
    expect(sources.filter((path) => path.startsWith(room)).length).toBeGreaterThan(20)
  expect(sources.filter((path) => !/^(web|packages\/domain)\/src\//.test(path))).toEqual([])

  const ours = new Set([...dependenciesOf('web'), ...dependenciesOf('packages/domain')])
  const ofServer = dependenciesOf('api').filter((name) => !ours.has(name))
  expect(ofServer).toEqual(expect.arrayContaining(['kysely', 'nodemailer', 'pg', 'prom-client']))
  const isOfServer = (path: string) =>
    ofServer.some((name) => path.includes(`/node_modules/${name}/`)) ||
    path.includes('browser-external')
  expect(modules.filter(isOfServer)).toEqual([])
})

/** The modules of which a build makes the files that browsers run, the service worker too. */
async function browserModules(): Promise<string[]> {
  vi.stubEnv('NODE_ENV', 'production')
  onTestFinished(() => void vi.unstubAllEnvs())
  const builder = await createBuilder({
    root: join(root, 'web'),
    logLevel: 'silent',
    build: { write: false },
  })
  const { output } = (await builder.build(builder.environments.client!)) as Rollup.RollupOutput
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
}

function dependenciesOf(room: string): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8'))
  return Object.keys(dependencies)
}

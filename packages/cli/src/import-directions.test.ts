import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import config from '../../../.dependency-cruiser.ts'
import { importDirections } from './check.ts'
import { root } from './paths.ts'

/** For each rule an import that breaks it; those of a package and of a room are one for all of them. */
const forbidden: [rule: string, path: string, text: string][] = [
  ['package packages/cli/src/', 'packages/cli/src/a.ts', `import '../../../web/src/a.ts'`],
  ['room api/src/(database)/', 'api/src/database/a.ts', `import type { a } from '../pages/a.ts'`],
  ['every room is listed', 'api/src/unlisted/a.ts', `import 'node:fs'`],
  ['one database in one folder', 'api/src/products/dialect.ts', `import '../database/sqlite/a.ts'`],
  ['domain knows zod and marked alone', 'packages/domain/src/a.ts', `import 'node:zlib'`],
  ['no Node in the browser', 'web/src/lib/a.ts', `import 'node:path'`],
  ['a type alone crosses to the browser', 'web/src/a.ts', `import '@argo/api/router'`],
  ['the desk is apart', 'api/src/e.ts', `import './staff/a.ts'`],
  ['queries are behind routers and REST', 'api/src/contact/a.ts', `import './queries.ts'`],
  ['queries know no HTTP', 'api/src/contact/queries.ts', `import 'fastify'`],
  ['ui holds no data', 'web/src/ui/a.ts', `import '@tanstack/react-query'`],
  ['tests are for tests', 'api/src/a.ts', `import './test-a.ts'`],
  ['packages import each other by name', 'web/e2e/a.ts', `import '../../packages/cli/src/b.ts'`],
  ['packages declare what they import', 'api/src/b.ts', `import 'knip'`],
  ['the server runs on its dependencies', 'api/src/c.ts', `import { build } from 'vite'`],
  ['every import leads somewhere', 'api/src/d.ts', `import './nowhere.ts'`],
  ['no circles', 'web/src/lib/b.ts', `import type { c } from './c.ts'`],
]

const targets = {
  'packages/cli/src/b.ts': '',
  'api/src/database/sqlite/a.ts': '',
  'api/src/pages/a.ts': 'export const a = 1',
  'api/src/staff/a.ts': '',
  'api/src/test-a.ts': '',
  'api/src/app-router.ts': '',
  'web/src/lib/c.ts': `import './b.ts'; export const c = 1`,
}

test('an import against any rule fails the check, which names the rule and the file', () => {
  const copy = copyOfWorkspace()
  for (const [path, text] of Object.entries(targets)) write(join(copy, path), text)
  for (const [, path, text] of forbidden) write(join(copy, path), text)
  const { status, stdout } = spawnSync(importDirections, {
    cwd: copy,
    shell: true,
    encoding: 'utf8',
  })
  expect(status).not.toBe(0)
  const lines = stdout.split('\n')
  const unseen = forbidden.filter(
    ([rule, path]) => !lines.some((line) => line.includes(` ${rule}: ${path}`)),
  )
  expect(unseen).toEqual([])
})

test('every rule of its own is broken above', () => {
  const names = config.forbidden.map(({ name = '' }) => name)
  const own = names.filter((name) => !/^(package|room) /.test(name))
  expect(own.filter((name) => !forbidden.some(([rule]) => rule === name))).toEqual([])
})

/** A folder with the packages of the workspace, without their sources; removed when the test ends. */
function copyOfWorkspace(): string {
  const copy = mkdtempSync(join(tmpdir(), 'argo-imports-'))
  onTestFinished(() => rmSync(copy, { recursive: true }))
  for (const file of ['package.json', '.dependency-cruiser.ts'])
    cpSync(join(root, file), join(copy, file))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const packages = ['domain', 'cli', 'trials'].map((name) => `packages/${name}`)
  for (const name of ['api', 'web', ...packages]) {
    for (const part of ['package.json', 'node_modules']) {
      cpSync(join(root, name, part), join(copy, name, part), {
        recursive: true,
        verbatimSymlinks: true,
      })
    }
  }
  write(join(copy, 'vitest.workspace.ts'), '')
  return copy
}

function write(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

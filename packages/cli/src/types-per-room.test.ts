import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.ts'

const rooms = [
  { name: 'packages/domain', dom: false, node: false },
  { name: 'api', dom: false, node: true },
  { name: 'web', dom: true, node: false },
  { name: 'web/src/staff', dom: true, node: false },
  { name: '.', dom: true, node: true },
]

const filesOf = new Map(rooms.map(({ name }) => [name, compiledFiles(name)]))

test.each(rooms)('$name compiles with the DOM: $dom, with Node: $node', ({ name, dom, node }) => {
  const compiled = filesOf.get(name) ?? []
  expect(compiled.some((path) => path.endsWith('/lib.dom.d.ts'))).toBe(dom)
  expect(compiled.some((path) => path.endsWith('/@types/node/index.d.ts'))).toBe(node)
})

test('every source file is compiled in some room', () => {
  const compiled = new Set([...filesOf.values()].flat())
  const sources = globSync('{*.ts,{api,web,packages}/**/*.{ts,tsx}}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', '**/builds/**', 'packages/studio/**'],
  })
  expect(sources.filter((path) => !compiled.has(join(root, path)))).toEqual([])
})

/** The files of a room, as the compiler lists them; it writes none, for `pnpm check` may be writing them. */
function compiledFiles(name: string): string[] {
  const { stdout } = spawnSync('tsc', ['--project', join(root, name), '--listFilesOnly'], {
    encoding: 'utf8',
  })
  return stdout.split('\n')
}

import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { root } from './paths.ts'

const rooms = [
  { name: 'packages/domain', dom: false, node: false },
  { name: 'api', dom: false, node: true },
  { name: 'web', dom: true, node: false },
  { name: 'web/src/staff', dom: true, node: false },
  { name: '.', dom: true, node: true },
]

const files = new Map<string, string[]>()

beforeAll(() => {
  for (const { name } of rooms) files.set(name, filesIn(name))
})

test.each(rooms)('$name compiles with the DOM: $dom, with Node: $node', ({ name, dom, node }) => {
  const errors = compile(name, 'export const planted = [document.title, process.pid]')
  expect(errors.includes("Cannot find name 'document'")).toBe(!dom)
  expect(errors.includes("Cannot find name 'process'")).toBe(!node)
})

test.each(rooms)('nothing that $name imports changes that', ({ name, dom, node }) => {
  const compiled = files.get(name) ?? []
  expect(compiled.some((path) => path.endsWith('/lib.dom.d.ts'))).toBe(dom)
  expect(compiled.some((path) => path.endsWith('/@types/node/index.d.ts'))).toBe(node)
})

test('every source file is compiled in some room', () => {
  const compiled = new Set([...files.values()].flat())
  const sources = globSync('{*.ts,{api,web,packages}/**/*.{ts,tsx}}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', '**/builds/**'],
  })
  expect(sources.filter((path) => !compiled.has(join(root, path)))).toEqual([])
})

/** The files of a room, as the compiler lists them; it writes none, for `pnpm check` may be writing them. */
function filesIn(name: string): string[] {
  const { stdout } = spawnSync('tsc', ['--project', join(root, name), '--listFilesOnly'], {
    encoding: 'utf8',
  })
  return stdout.split('\n')
}

/** What the compiler says of a source under a room's settings. */
function compile(name: string, source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'argo-types-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'planted.mts'), source)
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: `./${join(relative(folder, root), name, 'tsconfig.json')}`,
      compilerOptions: {
        composite: false,
        rootDir: '.',
        incremental: false,
        emitDeclarationOnly: false,
        noEmit: true,
      },
      files: ['planted.mts'],
      include: [],
    }),
  )
  return spawnSync('tsc', ['--project', folder], { encoding: 'utf8' }).stdout
}

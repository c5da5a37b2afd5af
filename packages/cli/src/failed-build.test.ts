import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './paths.ts'

/** What a start prints in a copy of the project whose build throws this. */
function startWith(failure: string) {
  const copy = mkdtempSync(join(tmpdir(), 'argo-failed-build-'))
  onTestFinished(() => rmSync(copy, { recursive: true }))
  mkdirSync(join(copy, 'web'))
  writeFileSync(join(copy, 'web/vite.config.ts'), `throw ${failure}`)
  cpSync(join(root, 'packages/cli/src'), join(copy, 'packages/cli/src'), {
    recursive: true,
  })
  for (const folder of ['packages/cli/node_modules', 'node_modules'])
    symlinkSync(join(root, folder), join(copy, folder))
  writeFileSync(join(copy, 'package.json'), JSON.stringify({ type: 'module' }))
  return spawnSync(process.execPath, [join(copy, 'packages/cli/src/start.ts')], {
    encoding: 'utf8',
  })
}

test('a start that cannot build the site says why once, and ends', () => {
  const { status, stderr } = startWith(`new Error('a mistake in the sources')`)
  expect(status).toBe(1)
  expect(stderr).toMatch(/^The site was not built\. Error: a mistake in the sources\n/m)
  expect(stderr).not.toContain('Command failed')
})

test('a file that the build may not write is one clear line', () => {
  const { stderr } = startWith(
    `Object.assign(new Error("EACCES: permission denied, open '/srv'"), { syscall: 'open' })`,
  )
  expect(stderr).toMatch(/\nThe site was not built\. EACCES: permission denied, open '\/srv'\.\n$/)
})

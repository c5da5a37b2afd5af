import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './paths.ts'

test('a start that cannot build the site says why once, and ends', () => {
  const copy = mkdtempSync(join(tmpdir(), 'argo-failed-build-'))
  onTestFinished(() => rmSync(copy, { recursive: true }))
  mkdirSync(join(copy, 'web'))
  writeFileSync(join(copy, 'web/vite.config.ts'), `throw new Error('a mistake in the sources')`)
  cpSync(join(root, 'packages/cli/src'), join(copy, 'packages/cli/src'), { recursive: true })
  for (const folder of ['packages/cli/node_modules', 'node_modules'])
    symlinkSync(join(root, folder), join(copy, folder))
  writeFileSync(join(copy, 'package.json'), JSON.stringify({ type: 'module' }))
  const start = join(copy, 'packages/cli/src/start.ts')
  const { status, stderr } = spawnSync(process.execPath, [start], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^The site was not built\. Error: a mistake in the sources\n/m)
  expect(stderr).not.toContain('Command failed')
})

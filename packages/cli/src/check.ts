import { spawnSync } from 'node:child_process'
import { root } from './paths.ts'

/** How many tests passed and failed. */
export interface Summary {
  passed: number
  failed: number
}

/** Checks every import against `.dependency-cruiser.ts`. */
export const importDirections =
  'depcruise --output-type err-long api packages web vitest.workspace.ts'

const checks = [
  { name: 'types', command: 'tsc --build tsconfig.json web web/src/staff' },
  { name: 'lint', command: 'oxlint --type-aware --deny-warnings --disable-nested-config' },
  { name: 'import directions', command: importDirections },
  { name: 'format', command: 'oxfmt --check .' },
  { name: 'unused code', command: 'knip' },
]

if (import.meta.main) process.exitCode = runChecks().failed === 0 ? 0 : 1

/** Runs every static check, one after the other, and counts each as one test. */
export function runChecks(): Summary {
  const summary = { passed: 0, failed: 0 }
  for (const { name, command } of checks) {
    console.info(`${name} …`)
    const start = performance.now()
    const { status } = spawnSync(command, { cwd: root, shell: true, stdio: 'inherit' })
    const passed = status === 0
    summary[passed ? 'passed' : 'failed'] += 1
    console.info(
      `${passed ? '✓' : '✗'} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`,
    )
  }
  return summary
}

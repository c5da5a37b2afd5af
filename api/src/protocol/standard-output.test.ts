import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'

const log = new URL('standard-output.ts', import.meta.url).href

test.each(['process.exit(1)', 'throw new Error("a crash")'])(
  'lines that wait to be written are in the log after %s',
  async (end) => {
    const lines = Array.from({ length: 1_000 }, (_, line) => `line ${line}\n`)
    const script = `import { standardOutput } from '${log}'
      const output = standardOutput()
      for (let line = 0; line < ${lines.length}; line += 1) output.write(\`line \${line}\\n\`)
      ${end}`
    const written = await new Promise<string>((resolve) => {
      execFile(process.execPath, ['--input-type=module', '--eval', script], (_error, stdout) =>
        resolve(stdout),
      )
    })
    // One that was being written when the process ended may come after the others.
    expect(written.split('\n').toSorted()).toEqual(lines.join('').split('\n').toSorted())
  },
)

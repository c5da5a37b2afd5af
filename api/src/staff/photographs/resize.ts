import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import PQueue from 'p-queue'
import { HttpError } from '../../protocol/problem.ts'
import type { Resized } from './photograph-files.ts'

const program = fileURLToPath(new URL('./resize-process.ts', import.meta.url))
/** What the process may read beside the photograph: its program. */
const sources = ['node_modules/', 'api/', 'packages/domain/'].map((folder) =>
  fileURLToPath(new URL(`../../../../${folder}`, import.meta.url)),
)
const mostWaiting = 20

/** What the process of a photograph may use. */
interface ProcessBounds {
  /** Bytes of memory. */
  memory: number
  /** Milliseconds of processor time. */
  processor: number
  /** Milliseconds by the clock, however busy the machine is. */
  clock: number
}

const bounds: ProcessBounds = { memory: 600_000_000, processor: 60_000, clock: 600_000 }

// One at a time: each takes a processor and some hundred megabytes.
const queue = new PQueue({ concurrency: 1 })

/**
 * The files of a photograph, made in a process of its own. Throws an HttpError for one that cannot be read, uses more than
 * it may, or comes while too many wait.
 */
export async function resize(
  path: string,
  given: Partial<ProcessBounds> = {},
): Promise<Exclude<Resized, { refusal: string }>> {
  if (queue.size >= mostWaiting)
    throw new HttpError(503, 'Too many photographs are waiting. Please try again in a minute.', 60)
  const resized = await queue.add(() => resizeApart(path, { ...bounds, ...given }))
  if ('refusal' in resized) throw new HttpError(422, resized.refusal)
  return resized
}

function resizeApart(path: string, { clock, ...most }: ProcessBounds): Promise<Resized> {
  return new Promise((resolve) => {
    const child = fork(program, {
      serialization: 'advanced',
      // It writes nothing, and reads neither settings nor the database; what is native is not held by this.
      execArgv: [
        '--permission',
        '--allow-addons',
        ...[...sources, path].map((each) => `--allow-fs-read=${each}`),
      ],
      env: { PATH: process.env['PATH'] },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: clock,
      killSignal: 'SIGKILL',
    })
    const watching = setInterval(() => {
      const { memory, processor } = usageOf(child) ?? { memory: 0, processor: 0 }
      if (memory > most.memory || processor > most.processor) child.kill('SIGKILL')
    }, 100)
    child.once('message', (resized: Resized) => resolve(resized))
    child.once('error', () => {
      clearInterval(watching)
      resolve({ refusal: 'Nothing could be made of this file.' })
    })
    child.once('exit', (_code, signal) => {
      clearInterval(watching)
      resolve({
        refusal:
          signal === 'SIGKILL'
            ? 'This picture took too long, or too much memory: please scale it down first.'
            : 'This file could not be read: it may be damaged.',
      })
    })
    endFirstWithoutMemory(child)
    child.send(path)
  })
}

// Of all processes the kernel ends this one first when there is no memory left. Linux alone has this.
function endFirstWithoutMemory({ pid }: ChildProcess): void {
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, '1000')
  } catch {
    // Elsewhere the other bounds are enough.
  }
}

// Linux alone says this: elsewhere the clock bounds a process.
function usageOf({ pid }: ChildProcess): Pick<ProcessBounds, 'memory' | 'processor'> | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const memory = 1_024 * Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1])
    // Behind the name, which may have spaces: the user's and the system's ticks, 100 a second, are fields 14 and 15.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return { memory, processor: 10 * (Number(fields[11]) + Number(fields[12])) }
  } catch {
    return undefined
  }
}

import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import PQueue from 'p-queue'
import { HttpError } from '../../protocol/problem.ts'
import type { Developed } from './read-photograph.ts'

const program = fileURLToPath(new URL('./develop-process.ts', import.meta.url))
/** The longest that one photograph takes, in ms. */
const longestDeveloping = 60_000
const mostWaiting = 20

// One at a time: each takes a processor and some hundred megabytes.
const queue = new PQueue({ concurrency: 1 })

/**
 * The files of a photograph, made in a process of its own. Throws an HttpError for one that cannot be read, takes longer than
 * `longest` ms, or comes while too many wait.
 */
export async function develop(
  path: string,
  longest = longestDeveloping,
): Promise<Exclude<Developed, { refusal: string }>> {
  if (queue.size >= mostWaiting)
    throw new HttpError(503, 'Too many photographs are waiting. Please try again in a minute.', 60)
  const developed = await queue.add(() => developApart(path, longest))
  if ('refusal' in developed) throw new HttpError(422, developed.refusal)
  return developed
}

function developApart(path: string, longest: number): Promise<Developed> {
  return new Promise((resolve) => {
    const { PATH, NODE_COMPILE_CACHE } = process.env
    const child = fork(program, {
      serialization: 'advanced',
      execArgv: [],
      env: { PATH, NODE_COMPILE_CACHE },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: longest,
      killSignal: 'SIGKILL',
    })
    child.once('message', (developed: Developed) => resolve(developed))
    child.once('error', () => resolve({ refusal: 'Nothing could be made of this file.' }))
    child.once('exit', (_code, signal) =>
      resolve({
        refusal:
          signal === 'SIGKILL'
            ? 'This picture took too long, or too much memory: please scale it down first.'
            : 'This file could not be read: it may be damaged.',
      }),
    )
    child.send(path)
  })
}

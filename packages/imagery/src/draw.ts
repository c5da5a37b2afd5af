import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { catalogue } from './catalogue.ts'
import type { Job } from './easel.ts'
import { pictures } from './scenes/pictures.ts'

/** Draws everything, or only what is named on the command line (`edge`, `edge:hero`, `scenes/1-wide`), into web/public/pictures. */
const wanted = process.argv.slice(2)
const asked = (...names: string[]) =>
  wanted.length === 0 || names.some((name) => wanted.includes(name))
const jobs: Job[] = [
  ...Object.keys(pictures)
    .filter((picture) => asked(picture, picture.split('/')[0] as string))
    .map((picture) => ({ picture })),
  ...catalogue.flatMap(({ key, views }) =>
    Object.keys(views)
      .filter((view) => asked(key, `${key}:${view}`))
      .map((view) => ({ key, view })),
  ),
]

let [files, bytes] = [0, 0]
const started = performance.now()

const easel = () =>
  new Promise<void>((done, fail) => {
    const worker = new Worker(new URL('./easel.ts', import.meta.url))
    const next = () => {
      const job = jobs.shift()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
      if (job) worker.postMessage(job)
      else void worker.terminate()
    }
    worker.on('message', (written: number[]) => {
      files += written.length
      for (const size of written) bytes += size
      next()
    })
    worker.on('error', fail)
    worker.on('exit', () => done())
    next()
  })

await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, easel))
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(`${files} drawings, ${(bytes / 1e6).toFixed(2)} MB, ${seconds} s`)

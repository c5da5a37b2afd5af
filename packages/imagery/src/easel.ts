import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { catalogue } from './catalogue.ts'
import { pictures } from './scenes/pictures.ts'
import { paintDrawing } from './svg/drawing.ts'
import { basePalette, sit } from './sitting.ts'

/** One view of one product, of which all its colours are drawn, or one whole picture by its path. */
export type Job = { key: string; view: string } | { picture: string }

const folder = new URL('../../../web/public/pictures/', import.meta.url)

const write = (name: string, svg: string): number => {
  const path = new URL(name, folder)
  mkdirSync(dirname(path.pathname), { recursive: true })
  writeFileSync(path, svg)
  return Buffer.byteLength(svg)
}

const draw = (job: Job): number[] => {
  if ('picture' in job)
    return [write(`${job.picture}.svg`, (pictures[job.picture] as () => string)())]
  const { key, view } = job
  const product = catalogue.find((one) => one.key === key)
  const camera = product?.views[view]
  if (!product || !camera) throw new Error(`Nothing to draw for ${key}, ${view}`)
  const { exposure, lines } = sit(product, view, camera)
  return Object.keys(product.colours ?? { '': {} }).map((colour) => {
    const svg = paintDrawing(exposure, lines, basePalette(product, colour), 'a').toString()
    return write(`${key}/${colour ? `${colour}/` : ''}${view}.svg`, svg)
  })
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.on('message', (job: Job) => parentPort?.postMessage(draw(job)))

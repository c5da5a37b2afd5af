import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { explain, readArguments } from '@argo/cli/command-arguments'
import { turnViews } from '@argo/domain/pictures/turn-views'
import sharp from 'sharp'
import { avifWithin } from './encode.ts'
import { keyOf } from './key.ts'
import { type Shot, shotLists, shotsOf } from './shots.ts'
import { cached, openDarkroom, photograph } from './studio.ts'
import { turnName, turnsFolder, writeTurnList } from './turn-list.ts'
import { fetchWeights } from './weights.ts'

const help = `turns product …
Photographs a product from 24 sides. Stop it when you like: it goes on where it was.
  --colour   one colour, such as black-red; else the first`
const size = { width: 1600, height: 1280 }
const samples = 5
/** The most that a picture may weigh, in bytes. */
const budget = 40_000

const { values, positionals } = readArguments(help, {
  colour: { type: 'string' },
  help: { type: 'boolean', default: false },
})
const unknown = positionals.filter((product) => !shotLists().includes(product))
if (unknown.length > 0) explain(`There is no ${unknown.join(' nor ')} in shots/.\n${help}`)

if (values.help || positionals.length === 0) console.info(help)
else for (const product of positionals) await turn(product)

/** Photographs what is missing of a turn, and puts the 24 pictures into a folder named after them. */
async function turn(product: string): Promise<void> {
  const view = shotsOf(product).find(
    ({ cutOut, picture }) => cutOut && (!values.colour || picture.includes(`/${values.colour}/`)),
  )
  if (!view) explain(`${product} has no pictures in this colour.\n${help}`)
  const step = 360 / turnViews.length
  // So that one of them is seen as the hero is.
  const beside = view.azimuth - step * Math.round(view.azimuth / step)
  const takes = turnViews.map((_, index) => {
    const shot = around(view, index * step + beside)
    return { shot, key: keyOf(shot) }
  })
  const fileOf = (key: string) => cached(key, 'npz').replace(/npz$/, 'avif')
  const missing = takes.filter(({ key }) => !existsSync(fileOf(key)))
  if (missing.length > 0) {
    fetchWeights()
    const darkroom = openDarkroom()
    const finish = async (key: string) => {
      if (!existsSync(cached(key, 'png'))) await darkroom.develop(key)
      writeFileSync(fileOf(key), await avifWithin(budget, sharp(cached(key, 'png'))))
      rmSync(cached(key, 'png'))
      rmSync(cached(key, 'npz'), { force: true })
      console.info(
        `${product}: ${takes.findIndex((take) => take.key === key) + 1} of ${takes.length}`,
      )
    }
    const finishing = missing.filter(({ key }) => existsSync(cached(key, 'npz')))
    const working = finishing.map(({ key }) => finish(key))
    await photograph(
      missing.filter((take) => !finishing.includes(take)),
      ({ key }) => working.push(finish(key)),
    )
    await Promise.all(working).finally(() => darkroom.close())
  }
  keep(
    turnName(view),
    takes.map(({ key }) => readFileSync(fileOf(key))),
  )
}

/** A view seen from another side, from one distance. */
function around(view: Shot, azimuth: number): Shot {
  const seen = { ...view }
  for (const framing of ['fill', 'focus', 'span', 'shift', 'fstop'] as const) delete seen[framing]
  return { ...seen, ...size, samples, azimuth, fill: 0.86, turn: turnViews.length }
}

function keep(name: string, pictures: Buffer[]): void {
  const hash = createHash('sha256').update(Buffer.concat(pictures)).digest('hex').slice(0, 8)
  for (const old of globSync(`${name}.*`, { cwd: turnsFolder }))
    rmSync(new URL(old, turnsFolder), { recursive: true })
  const folder = new URL(`${name}.${hash}/`, turnsFolder)
  mkdirSync(folder, { recursive: true })
  for (const [index, picture] of pictures.entries())
    writeFileSync(new URL(`${index + 1}.avif`, folder), picture)
  writeTurnList()
  const bytes = pictures.reduce((sum, { length }) => sum + length, 0)
  console.info(`${fileURLToPath(folder)}  ${Math.round(bytes / 1000)} kB`)
}

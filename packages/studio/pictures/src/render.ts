import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { explain, readArguments } from '@argo/cli/command-arguments'
import { keepAlbum, readAlbum } from './album.ts'
import { encode } from './encode.ts'
import { keyOf } from './key.ts'
import { shotLists, type Shot, shotsOf } from './shots.ts'
import { cached, openDarkroom, photograph, type Take } from './studio.ts'
import { fetchWeights } from './weights.ts'

const help = `render [product …] [--shot view] [--colour key] [--preview] [--adopt]
Photographs what is missing or changed. Stop it when you like: it goes on where it was.
  --shot     one view, such as hero or cut-out; may be given again
  --colour   one colour, such as black-red
  --preview  small and quick, into .cache/preview/, whether or not anything changed
  --adopt    takes the finished pictures as they are for up to date, after a change that no eye sees`

const { values, positionals } = readArguments(help, {
  shot: { type: 'string', multiple: true },
  colour: { type: 'string' },
  preview: { type: 'boolean', default: false },
  adopt: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
})
const unknown = positionals.filter((product) => !shotLists().includes(product))
if (unknown.length > 0) explain(`There is no ${unknown.join(' nor ')} in shots/.\n${help}`)
const previews = new URL('../.cache/preview/', import.meta.url)

if (values.help) console.info(help)
else await render()

async function render(): Promise<void> {
  const shots = (positionals.length > 0 ? positionals : shotLists())
    .flatMap((product) => shotsOf(product))
    .filter(
      ({ picture }) => !values.shot || values.shot.some((view) => picture.endsWith(`/${view}`)),
    )
    .filter(({ picture }) => !values.colour || picture.includes(`/${values.colour}/`))
  if (shots.length === 0) explain(`No view has this name and colour.\n${help}`)
  const album = readAlbum()
  const takes = shots
    .map((shot) => (values.preview ? small(shot) : shot))
    .map((shot) => ({ shot, key: keyOf(shot) }))
  if (values.adopt) {
    for (const { shot, key } of takes) {
      const entry = album[shot.picture]
      if (entry) entry.key = key
    }
    return keepAlbum(album)
  }
  const wanted = takes.filter(({ shot, key }) => values.preview || album[shot.picture]?.key !== key)
  console.info(`${shots.length} pictures, ${wanted.length} to take`)
  if (wanted.length === 0) return keepAlbum(album)
  fetchWeights()

  const darkroom = openDarkroom()
  const finishing: Promise<void>[] = []
  const start = Date.now()
  let done = 0
  const finish = async ({ shot, key }: Take) => {
    if (!existsSync(cached(key, 'png'))) await darkroom.develop(key)
    if (values.preview) {
      mkdirSync(new URL('./', new URL(shot.picture, previews)), { recursive: true })
      renameSync(cached(key, 'png'), new URL(`${shot.picture}.png`, previews))
    } else {
      const look = await encode(cached(key, 'png'), shot)
      // Read again: another product may be rendered beside this one.
      keepAlbum({ ...readAlbum(), [shot.picture]: { key, ...look } })
      rmSync(cached(key, 'png'))
    }
    rmSync(cached(key, 'npz'), { force: true })
    done += 1
    const seconds = (Date.now() - start) / 1000
    const left = ((seconds / done) * (wanted.length - done)) / 60
    console.info(`${done}/${wanted.length} ${shot.picture}  ${left.toFixed(1)} min left`)
  }
  try {
    for (const takes of sittings(wanted)) {
      const exposed = takes.filter(({ key }) => existsSync(cached(key, 'npz')))
      finishing.push(...exposed.map(finish))
      const missing = takes.filter((take) => !exposed.includes(take))
      await photograph(missing, (take) => finishing.push(finish(take)))
    }
    await Promise.all(finishing)
  } finally {
    darkroom.close()
  }
}

function small(shot: Shot): Shot {
  const scale = 480 / shot.width
  return { ...shot, samples: 5, width: 480, height: Math.round(shot.height * scale) }
}

/** Shots of one product in one colour and pose, which one build of the model serves. */
function sittings(takes: Take[]): Take[][] {
  const groups = Map.groupBy(takes, ({ shot }) =>
    [shot.module, shot.colour ?? '', shot.pose ?? ''].join('|'),
  )
  return [...groups.values()]
}

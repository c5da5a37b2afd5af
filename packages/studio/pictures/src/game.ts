import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { keyOf } from './key.ts'
import type { Shot } from './shots.ts'
import { cached, openDarkroom, photograph } from './studio.ts'
import { fetchWeights } from './weights.ts'

/** The game that screens show, as `parts/game.py` reads it. */
const file = fileURLToPath(new URL('../parts/game.jpg', import.meta.url))
const shot: Shot = {
  picture: 'game',
  alt: '',
  module: 'scenes/game',
  products: [],
  cutOut: false,
  rig: 'none',
  backdrop: 'none',
  azimuth: 0,
  elevation: 0,
  lens: 24,
  focus: [0, 0, 6],
  span: 30,
  samples: 12,
  width: 1600,
  height: 900,
}

const key = keyOf(shot)
fetchWeights()
await photograph([{ shot, key }], () => {})
const darkroom = openDarkroom()
await darkroom.develop(key)
darkroom.close()
await sharp(cached(key, 'png')).jpeg({ quality: 88 }).toFile(file)
for (const ending of ['npz', 'png'] as const) rmSync(cached(key, ending))

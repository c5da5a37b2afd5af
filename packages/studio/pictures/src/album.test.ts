import { globSync } from 'node:fs'
import { pictureFiles } from '@argo/domain/pictures/picture-files.gen'
import { describe, expect, it } from 'vitest'
import { readAlbum } from './album.ts'
import { picturesFolder, widthsOf } from './encode.ts'
import { galleries } from './galleries.ts'
import { shotLists, shotsOf } from './shots.ts'

const album = readAlbum()
const shots = shotLists().flatMap((name) => shotsOf(name))

describe('the finished pictures', () => {
  it('are one for every shot', () => {
    const pictures = shots.map(({ picture }) => picture)
    expect(Object.keys(album).toSorted()).toEqual(pictures.toSorted())
  })

  it('are all told to the catalogue, and nothing else is', () => {
    const told = Object.keys(pictureFiles).filter((path) => !path.startsWith('social/'))
    expect(told.toSorted()).toEqual(Object.keys(album).toSorted())
  })

  it('leave no file behind that no shot list knows', () => {
    const known = shots.flatMap((shot) => [
      ...widthsOf(shot).map((width) => `${shot.picture}-${width}.avif`),
      `${shot.picture}-960.webp`,
    ])
    const sprites = [...galleries(shots).keys()].map((folder) => `${folder}/sprite.webp`)
    const files = globSync('**/*.{avif,webp}', { cwd: picturesFolder })
    expect(files.toSorted()).toEqual([...known, ...sprites].toSorted())
  })
})

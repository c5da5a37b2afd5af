import { photographAddress, spriteCellSize, spriteOf } from '@argo/domain/pictures/photographs'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { finishedShots, readAlbum } from './album.ts'
import { fileAt } from './encode.ts'
import { galleries } from './galleries.ts'

const { width, height } = spriteCellSize
const sprites = [...galleries(finishedShots(readAlbum()))]

// Small enough to lose the grain, which no two encodings share.
const small = (picture: Sharp) =>
  picture
    .resize(width / 4, height / 4)
    .raw()
    .toBuffer()

/** How far apart two pictures are: the mean difference of their values, of 255. */
function apart(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - other[index]!), 0) / one.length
}

test.each(sprites)('the sprite of %s shows each of its pictures, in order', async (_, pictures) => {
  const file = fileAt(spriteOf(photographAddress(pictures[0]!)))
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: width * pictures.length, height })
  for (const [place, picture] of pictures.entries()) {
    const cell = sharp(data, { raw: info }).extract({ left: place * width, top: 0, width, height })
    const alone = sharp(fileAt(`/pictures/${picture}-480.avif`))
    // Two views of one product are 5 apart or more.
    expect([picture, apart(await small(cell), await small(alone)) < 3]).toEqual([picture, true])
  }
})

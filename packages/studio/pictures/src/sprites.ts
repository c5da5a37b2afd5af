import { writeFileSync } from 'node:fs'
import {
  photographAddress,
  pictureAt,
  spriteCellSize,
  spriteOf,
} from '@argo/domain/pictures/photographs'
import sharp from 'sharp'
import { finishedShots, keepAlbum, readAlbum } from './album.ts'
import { fileAt, webpWithin } from './encode.ts'
import { galleries } from './galleries.ts'

const budget = 24_000

// One sprite a gallery: all its pictures side by side, for the thumbnails.
const album = readAlbum()
for (const pictures of galleries(finishedShots(album)).values()) {
  const addresses = pictures.map(photographAddress)
  const cells = addresses.map((address) =>
    sharp(fileAt(pictureAt(address).largest))
      .resize(spriteCellSize)
      .png()
      .toBuffer(),
  )
  const sprite = sharp(await Promise.all(cells), { join: { across: cells.length } })
  const address = spriteOf(addresses[0] ?? '')
  const bytes = await webpWithin(budget, sprite)
  writeFileSync(fileAt(address), bytes)
  console.info(`${address}  ${cells.length} pictures, ${bytes.length} bytes`)
}
keepAlbum(album)

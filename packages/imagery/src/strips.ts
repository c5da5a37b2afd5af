import { writeFileSync } from 'node:fs'
import { photographAddress, pictureAt, spriteOf, spriteTileSize } from '@argo/domain/photographs'
import sharp from 'sharp'
import { finishedShots, keepAlbum, readAlbum } from './album.ts'
import { fileAt, lean } from './encode.ts'
import { galleries } from './galleries.ts'

const budget = 20_000

// One strip a gallery: all its pictures side by side, for the thumbnails.
const album = readAlbum()
for (const pictures of galleries(finishedShots(album)).values()) {
  const addresses = pictures.map(photographAddress)
  const tiles = addresses.map((address) =>
    sharp(fileAt(pictureAt(address).largest))
      .resize(spriteTileSize)
      .png()
      .toBuffer(),
  )
  const strip = sharp(await Promise.all(tiles), { join: { across: tiles.length } })
  const address = spriteOf(addresses[0] ?? '')
  const bytes = await lean(strip, budget)
  writeFileSync(fileAt(address), bytes)
  console.info(`${address}  ${tiles.length} pictures, ${bytes.length} bytes`)
}
keepAlbum(album)

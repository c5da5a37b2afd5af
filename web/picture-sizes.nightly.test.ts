import { fileURLToPath } from 'node:url'
import { photographAddress, pictureAt } from '@argo/domain/pictures/photographs'
import { pictureFiles } from '@argo/domain/pictures/picture-files.gen'
import sharp from 'sharp'
import { expect, test } from 'vitest'

const publicFiles = new URL('public/', import.meta.url)
const names = Object.keys(pictureFiles)

async function sizeOf(address: string) {
  const file = fileURLToPath(new URL(`.${address}`, publicFiles))
  const { width, height } = await sharp(file).metadata()
  return { address, width, height }
}

test('every file of a photograph is as wide as its address says', async () => {
  for (const name of names.filter((name) => !name.startsWith('social/'))) {
    const src = photographAddress(name)
    const { srcSet = '', width } = pictureAt(src)
    for (const [address = '', wide = ''] of srcSet.split(', ').map((entry) => entry.split(' ')))
      expect(await sizeOf(address)).toMatchObject({ address, width: Number(wide.slice(0, -1)) })
    expect(await sizeOf(src)).toMatchObject({ address: src, width: Math.min(960, width) })
  }
})

test('every card is as large as previews want it', async () => {
  for (const name of names.filter((name) => name.startsWith('social/'))) {
    const address = `/pictures/${name}.jpg`
    expect(await sizeOf(address)).toEqual({ address, width: 1200, height: 630 })
  }
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { onFinished } from '../../database/test-finished.ts'
import { resize } from './resize.ts'
import { noisePhotograph, smoothPhotograph } from './test-photograph.ts'

async function resized(bytes: Buffer, bounds?: Parameters<typeof resize>[1]) {
  const folder = await mkdtemp(join(tmpdir(), 'argo-test-'))
  onFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'upload')
  await writeFile(path, bytes)
  return resize(path, bounds)
}

function pngChunk(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

test('a photograph of a phone is stood upright, loses what the camera noted, and is there in every size', async () => {
  const bytes = await smoothPhotograph(2800, 2100)
    .then((jpeg) =>
      sharp(jpeg)
        .withExif({ IFD0: { Model: 'Phone of Ada' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
        .withMetadata({ orientation: 6 }),
    )
    .then((oriented) => oriented.jpeg().toBuffer())
  const { width, height, clear, files } = await resized(bytes)
  expect([width, height, clear]).toEqual([1800, 2400, false])
  expect(files.map(({ file }) => file)).toEqual([
    '240.avif',
    '480.avif',
    '960.avif',
    '1600.avif',
    '1800.avif',
    '960.webp',
    'social-0.jpg',
    'social-50.jpg',
    'social-100.jpg',
  ])
  for (const { file, bytes } of files) {
    const { exif, orientation, ...size } = await sharp(bytes).metadata()
    expect([exif, orientation]).toEqual([undefined, undefined])
    const wide = parseInt(file)
    const expected = file.startsWith('social') ? [1200, 630] : [wide, Math.round((wide * 4) / 3)]
    expect([size.width, size.height]).toEqual(expected)
    expect(bytes.includes('Phone of Ada')).toBe(false)
  }
})

test('a PNG without background stays without, and its card has the site’s', async () => {
  const bytes = await sharp({
    create: { width: 1000, height: 1000, channels: 4, background: '#ff000000' },
  })
    .png()
    .toBuffer()
  const { clear, files } = await resized(bytes)
  expect(clear).toBe(true)
  const fileOf = (name: string) => sharp(files.find(({ file }) => file === name)?.bytes)
  expect(await fileOf('960.avif').stats()).toMatchObject({ isOpaque: false })
  expect(await fileOf('960.webp').stats()).toMatchObject({ isOpaque: false })
  expect((await fileOf('social-50.jpg').stats()).channels[0]?.mean).toBeLessThan(20)
})

test.each([
  [
    'a PDF',
    async () => Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj'),
    /no picture that can be read/,
  ],
  [
    'an SVG',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
    /no picture that can be read/,
  ],
  [
    'half a photograph',
    async () => (await noisePhotograph(1200, 900)).subarray(0, 60_000),
    /damaged/,
  ],
  [
    'a small file that unfolds to more than 50 megapixels',
    async () =>
      sharp({
        create: { width: 10_000, height: 5_001, channels: 3, background: '#000' },
        limitInputPixels: false,
      })
        .png({ compressionLevel: 9 })
        .toBuffer(),
    /more than 50 megapixels/,
  ],
  [
    'a picture that is a line',
    async () =>
      sharp({ create: { width: 20_000, height: 10, channels: 3, background: '#345' } })
        .png()
        .toBuffer(),
    /20000 × 10 pixels: it may be 4 times as wide as high at most/,
  ],
  [
    'an AVIF of more than 24 megapixels',
    async () => {
      const small = { width: 600, height: 400, channels: 3, background: '#345' } as const
      const bytes = await sharp({ create: small }).avif({ effort: 0 }).toBuffer()
      // Its size stands behind this word; nothing else is read before it is refused.
      const size = bytes.indexOf('ispe') + 8
      bytes.writeUInt32BE(6000, size)
      bytes.writeUInt32BE(4001, size + 4)
      return bytes
    },
    /more than 24 megapixels/,
  ],
  [
    'a PNG with texts that unfold a thousandfold',
    async () => {
      const picture = { width: 800, height: 600, channels: 3, background: '#345' } as const
      const png = await sharp({ create: picture }).png().toBuffer()
      const header = 8 + 25
      const text = pngChunk(
        'zTXt',
        Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(10_000_000))]),
      )
      const texts: Buffer[] = Array(110).fill(text)
      return Buffer.concat([png.subarray(0, header), ...texts, png.subarray(header)])
    },
    /more than 1 MB beside its picture/,
  ],
  ['a picture of an icon’s size', async () => noisePhotograph(200, 200), /480 or more/],
])('%s is refused in a sentence', async (_, bytes, sentence) => {
  await expect(resized(await bytes())).rejects.toMatchObject({
    statusCode: 422,
    message: expect.stringMatching(sentence),
  })
})

test.each([
  ['processor time', { processor: 150 }],
  ['memory', { memory: 20_000_000 }],
  ['time by the clock', { clock: 50 }],
])('what takes too much %s is ended, and the next photograph goes on', async (_, bounds) => {
  const [large, small] = await Promise.all([
    noisePhotograph(1600, 1200),
    smoothPhotograph(600, 600),
  ])
  const [tooMuch, next] = [resized(large, bounds), resized(small)]
  await expect(tooMuch).rejects.toMatchObject({
    message: 'This picture took too long, or too much memory: please scale it down first.',
  })
  expect((await next).width).toBe(600)
})

import { escapeUTF8 } from 'entities'
import { mkdirSync, writeFileSync } from 'node:fs'
import { readAlbum } from './album.ts'
import { picturesFolder } from './encode.ts'
import { print } from './print.ts'
import { shotLists, shotsOf } from './shots.ts'

const folder = new URL('../.cache/contact-sheets/', import.meta.url)
const style = `
  body { padding: 32px }
  h1 { font-size: 28px; font-stretch: 125%; font-weight: 800; margin-bottom: 20px }
  ul { list-style: none; padding: 0; display: grid; grid-template-columns: repeat(5, 1fr); gap: 16px }
  li { background: #1b1f25 }
  img { display: block; width: 100%; aspect-ratio: 5 / 4; object-fit: contain }
  p { padding: 8px 10px 10px; font-size: 12px; color: #9ba5b1 }
  b { color: #eceef1 }`

// One sheet a product, so that each picture is large enough to judge.
const album = readAlbum()
mkdirSync(folder, { recursive: true })
const pages = shotLists().flatMap((product) => {
  const shots = shotsOf(product).filter(({ picture }) => picture in album)
  const entries = shots.map(({ picture, alt }) => {
    const src = new URL(`${picture}-480.avif`, picturesFolder).href
    return `<li><img src="${src}"><p><b>${picture.split('/').slice(1).join(' ')}</b><br>${escapeUTF8(alt)}</p></li>`
  })
  const body = `<h1>${product}</h1><ul>${entries.join('')}</ul>`
  return shots.length === 0 ? [] : [{ product, body, width: 2000 }]
})
await print(pages, style, async ({ product }, png) => {
  writeFileSync(new URL(`${product}.png`, folder), png)
  console.info(`.cache/contact-sheets/${product}.png`)
})

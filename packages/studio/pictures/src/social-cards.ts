import { escapeUTF8 } from 'entities'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { categories, categoryFacts } from '@argo/domain/products/category'
import { keyFigures } from '@argo/domain/features/key-figures'
import { picturesOf } from '@argo/domain/pictures/alt-text'
import { cutOutOf, photographName } from '@argo/domain/pictures/photographs'
import { startingColor } from '@argo/domain/pictures/pictures'
import type { Product } from '@argo/domain/products/product'
import { seedProducts, seedTexts } from '@argo/cli/seed-products'
import { inBothUnits } from '@argo/domain/text/us-units'
import sharp from 'sharp'
import { keepAlbum, readAlbum } from './album.ts'
import { picturesFolder } from './encode.ts'
import { type Page, print } from './print.ts'

const folder = new URL('social/', picturesFolder)
const size = { width: 1200, height: 630 }
const mark = readFileSync(new URL('logo-mark.svg', picturesFolder), 'utf8')

const style = `
  body { width: 1200px; height: 630px; overflow: hidden; position: relative; padding: 64px;
    background: radial-gradient(circle at 76% 52%, #343b45 0, #1b1f25 30%, #0a0b0d 68%) }
  body::after { content: ''; position: absolute; left: 0; bottom: 0; width: 100%; height: 6px;
    background: linear-gradient(90deg, #ff3d00, #ff8a1e 30%, #ffc857 45%, transparent 70%) }
  .eyebrow { font-size: 20px; font-weight: 600; letter-spacing: .14em; text-transform: uppercase; color: #ff8a1e; text-wrap: balance }
  h1 { font-size: 84px; line-height: .98; font-weight: 800; font-stretch: 125%; letter-spacing: -.02em; margin-top: 20px }
  h1.long { font-size: 60px }
  dl { margin-top: 36px; display: flex; gap: 40px }
  dt { font-size: 18px; color: #9ba5b1 } dd { margin: 0; font-size: 30px; font-weight: 700; white-space: nowrap }
  .brand { position: absolute; left: 64px; bottom: 56px; display: flex; align-items: center; gap: 14px;
    font-size: 30px; font-weight: 800; font-stretch: 125%; text-transform: uppercase }
  .brand svg { width: 44px; height: 44px }
  .brand span { font-size: 20px; font-weight: 500; font-stretch: 100%; color: #9ba5b1; text-transform: none; margin-left: 12px }
  img { position: absolute; object-fit: contain }
  .one { right: 20px; top: 20px; width: 590px; height: 590px }
  .full { inset: 0; width: 100%; height: 100%; object-fit: cover; object-position: 78% 50% }
  .shade { position: absolute; inset: 0; background: linear-gradient(90deg, #0a0b0de0, #0a0b0d99 40%, transparent 75%) }
  .eyebrow, h1, dl, .brand { z-index: 1 } .eyebrow, h1, dl { position: relative; max-width: 560px }`

interface Card extends Page {
  name: string
}

mkdirSync(folder, { recursive: true })
await print(cards(), style, async ({ name }, png) => {
  const jpeg = await sharp(png)
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
  writeFileSync(new URL(`${name}.jpg`, folder), jpeg)
  console.info(`social/${name}.jpg  ${jpeg.length} bytes`)
})
keepAlbum(readAlbum())

function cards(): Card[] {
  return [
    card('site', '', 'Forged For Gamers', '', whole('scenes/1-wide')),
    ...categories.map((category) => {
      const { name, banner } = categoryFacts(category)
      const description = seedTexts()[`category-${category}`]?.description ?? ''
      return card(category, description, name, '', whole(banner))
    }),
    ...seedProducts().map((product) => {
      const figures = keyFigures(product)
        .slice(0, 2)
        .map((figure) => {
          const [value] = inBothUnits(figure)
          return `<div><dt>${escapeUTF8(figure.label)}</dt><dd>${escapeUTF8(value)}</dd></div>`
        })
      const [hero] = picturesOf(product, startingColor(product))
      const wide = hero?.wide && photographName(hero.wide)
      const picture = wide ? whole(wide) : `<img class="one" src="${cutOut(product).href}">`
      const { name } = categoryFacts(product.category)
      return card(folderOf(product), name, product.name, figures.join(''), picture)
    }),
  ]
}

function card(
  name: string,
  eyebrow: string,
  title: string,
  figures: string,
  pictures: string,
): Card {
  const long = title.length > 14 ? ' class="long"' : ''
  const body = `${pictures}<p class="eyebrow">${escapeUTF8(eyebrow) || '&nbsp;'}</p><h1${long}>${escapeUTF8(title)}</h1>
    <dl>${figures}</dl><p class="brand">${mark} Argo ${name === 'site' ? '' : '<span>Forged For Gamers</span>'}</p>`
  return { name, body, ...size }
}

function whole(picture: string): string {
  const src = new URL(`${picture}-1600.avif`, picturesFolder).href
  return `<img class="full" src="${src}"><div class="shade"></div>`
}

// The name that the site asks for: that of the folder of the product's pictures.
function folderOf({ imageUrl }: Product): string {
  return imageUrl.split('/')[2] ?? ''
}

function cutOut({ imageUrl }: Product): URL {
  return new URL(cutOutOf(imageUrl).replace('/pictures/', './'), picturesFolder)
}

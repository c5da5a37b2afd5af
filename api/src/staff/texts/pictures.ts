import { categories, categoryFacts } from '@argo/domain/products/category'
import { photographAddress } from '@argo/domain/pictures/photographs'
import { plainAddress, uploadedPicture } from '@argo/domain/pictures/uploaded-picture'
import type { Database } from '../../database/schema.ts'

/** A picture of the site's that a text can show. */
export interface PictureChoice {
  src: string
  name: string
}

/** How many uploads and products' pictures are offered, the newest first. */
const uploadsOffered = 100
const productsOffered = 200

const ofTheSite: PictureChoice[] = [
  ...[1, 2, 3].map((number) => ({
    src: photographAddress(`scenes/${number}-wide`),
    name: `Scene ${number}`,
  })),
  ...categories.map(categoryFacts).map(({ banner, name }) => ({
    src: photographAddress(banner),
    name: `Banner of ${name.toLowerCase()}`,
  })),
]

/** The pictures that texts can show: uploads, scenes, banners, and the main pictures of the newest published products. */
export async function pictureChoices(db: Database): Promise<PictureChoice[]> {
  const uploads = await db
    .selectFrom('photographs')
    .select(['name', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('name')
    .limit(uploadsOffered)
    .execute()
  const products = await db
    .selectFrom('products')
    .select(['name', 'imageUrl as src'])
    .where('state', '=', 'published')
    .orderBy('id', 'desc')
    .limit(productsOffered)
    .execute()
  return [
    ...uploads.map(({ name, createdAt }) => ({
      src: plainAddress(name),
      name: `Uploaded ${createdAt.slice(0, 10)}`,
    })),
    ...ofTheSite,
    ...products.filter(({ src }) => src.startsWith('/') && !uploadedPicture(src)),
  ]
}

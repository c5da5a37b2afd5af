import { categoryFacts } from '@argo/domain/products/category'
import { cutOutOf } from '@argo/domain/pictures/photographs'
import type { ProductKey } from '@argo/domain/products/product-detail'
import { useCallback, useRef } from 'react'
import { categoryLink } from '../../lib/catalogue/catalogue-links.ts'
import { trpc } from '../../lib/trpc/trpc.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Changes } from './Changes.tsx'
import { chosenColor } from './chosen-color.ts'
import { Dealers } from './Dealers.tsx'
import { Dimensions } from './Dimensions.tsx'
import { Downloads } from './Downloads.tsx'
import { Gallery } from './gallery/Gallery.tsx'
import { InYourRoom } from './ar/InYourRoom.tsx'
import { prefetchPicture, picturesInColor, indexOfView } from './gallery/gallery-pictures.ts'
import { KeyFeatures } from './KeyFeatures.tsx'
import { ManualButton } from './ManualButton.tsx'
import { MoreProducts } from './MoreProducts.tsx'
import { ProductIntroduction } from './ProductIntroduction.tsx'
import { SpecTables } from './SpecTables.tsx'
import { Standing } from './Standing.tsx'

/** What a product's address may say after the question mark. */
export interface ProductSearch {
  color?: string
  /** The view of the picture that is shown, such as "rear". */
  picture?: string
  /** Whether that picture is shown full screen. */
  view?: 'full'
  /** By which somebody who may see a draft is known. */
  preview?: string
}

export interface ProductPageProps {
  productKey: ProductKey
  search: ProductSearch
}

/** A product's page: pictures and introduction, key features, dimensions, specifications, download, others of its category. */
export default function ProductPage({ productKey, search }: ProductPageProps) {
  const [data] = trpc.products.detail.useSuspenseQuery(productKey)
  const {
    product,
    pictures: sets,
    figures,
    features,
    specGroups,
    drawing,
    fit,
    others,
    dealers,
    downloads,
    models,
    changes,
  } = data
  const { category } = product
  const color = chosenColor(product, search.color)
  const pictures = picturesInColor(sets, color)
  const shown = useRef(0)
  const keepShown = useCallback((index: number) => {
    shown.current = index
  }, [])
  return (
    <article>
      <div className="page pt-1 lg:pt-6 print:hidden">
        <Breadcrumb
          crumbs={[
            { name: categoryFacts(category).name, link: categoryLink(category) },
            { name: product.name },
          ]}
        />
        <Standing state={data.state} successor={data.successor} />
      </div>
      <div className="page grid grid-cols-1 gap-x-12 pb-14 lg:grid-cols-12 lg:pt-3 lg:pb-28 print:grid-cols-[6cm_1fr] print:gap-x-6 print:pb-2">
        <div className="-mx-(--page-edge) min-w-0 lg:sticky lg:top-24 lg:col-span-7 lg:mx-0 lg:self-start print:static print:col-span-1 print:mx-0">
          <Gallery
            key={product.id}
            name={product.name}
            pictures={pictures}
            start={indexOfView(pictures, search.picture)}
            onShow={keepShown}
          />
          <InYourRoom
            name={product.name}
            models={models}
            color={color}
            cutOut={cutOutOf(pictures[0]?.src ?? product.imageUrl)}
          />
        </div>
        <ProductIntroduction
          product={product}
          figures={figures}
          color={color}
          fit={fit}
          onColorNear={(near) => prefetchPicture(picturesInColor(sets, near)[shown.current]?.src)}
          sections={
            downloads.length > 0
              ? ['features', 'specifications', 'downloads']
              : ['features', 'specifications']
          }
        />
      </div>
      <KeyFeatures features={features} pictures={pictures} />
      {drawing && <Dimensions name={product.name} drawing={drawing} />}
      <SpecTables specs={product.specs} groups={specGroups} />
      {downloads.length > 0 ? (
        <Downloads downloads={downloads} />
      ) : (
        <ManualButton name={product.name} />
      )}
      <Changes changes={changes} />
      <Dealers dealers={dealers} />
      <MoreProducts products={others} category={category} />
    </article>
  )
}

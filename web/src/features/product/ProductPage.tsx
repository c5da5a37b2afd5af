import { categoryFacts } from '@argo/domain/products/category'
import { cutOutOf } from '@argo/domain/pictures/photographs'
import type { ProductKey } from '@argo/domain/products/product-detail'
import { firstSentence } from '@argo/domain/text/truncate'
import { useCallback, useRef } from 'react'
import { categoryLink } from '../../lib/catalogue/catalogue-links.ts'
import { trpc } from '../../lib/trpc/trpc.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Changes } from './Changes.tsx'
import { chosenColor } from './chosen-color.ts'
import { Dealers } from './Dealers.tsx'
import { Dimensions, isDrawn } from './drawings/Dimensions.tsx'
import { Downloads } from './Downloads.tsx'
import { Facts } from './Facts.tsx'
import { Gallery } from './gallery/Gallery.tsx'
import { InYourRoom } from './ar/InYourRoom.tsx'
import { prefetchPicture, picturesInColor, indexOfView } from './gallery/gallery-pictures.ts'
import { KeyFeatures } from './KeyFeatures.tsx'
import { ManualButton } from './ManualButton.tsx'
import { TurnAround } from './turn/TurnAround.tsx'
import { MoreProducts } from './MoreProducts.tsx'
import { Overview } from './Overview.tsx'
import { PrintFoot } from './PrintFoot.tsx'
import { ProductIntroduction } from './ProductIntroduction.tsx'
import { sceneColumns } from './ProductSkeleton.tsx'
import { SpecTables } from './SpecTables.tsx'
import { StateNotice } from './StateNotice.tsx'

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
    chair,
    range,
    load,
    fit,
    others,
    dealers,
    downloads,
    models,
    turns,
    changes,
  } = data
  const { category } = product
  const color = chosenColor(product, search.color)
  const pictures = picturesInColor(sets, color)
  const [line, more] = firstSentence(product.description)
  const shown = useRef(0)
  const keepShown = useCallback((index: number) => {
    shown.current = index
  }, [])
  return (
    <article>
      <div
        className={`${sceneColumns} print:grid print:grid-cols-[6cm_1fr] print:grid-rows-none print:mt-4 print:gap-x-6 print:bg-none`}
      >
        <div className="px-(--page-edge) lg:col-start-2 lg:row-start-1 lg:px-0 lg:pt-4 print:hidden">
          <Breadcrumb
            crumbs={[
              { name: categoryFacts(category).name, link: categoryLink(category) },
              { name: product.name },
            ]}
          />
          <StateNotice state={data.state} successor={data.successor} />
        </div>
        <TurnAround
          name={product.name}
          turns={turns}
          color={color}
          gallery={
            <Gallery
              key={product.id}
              name={product.name}
              pictures={pictures}
              start={indexOfView(pictures, search.picture)}
              onShow={keepShown}
            />
          }
        >
          <InYourRoom
            name={product.name}
            models={models}
            color={color}
            cutOut={cutOutOf(pictures[0]?.src ?? product.imageUrl)}
          />
        </TurnAround>
        <div className="min-w-0 px-(--page-edge) pt-5 pb-8 md:pt-8 md:max-lg:grid md:max-lg:grid-cols-[minmax(0,1fr)_auto] md:max-lg:gap-x-12 lg:col-start-2 lg:row-start-2 lg:px-0 lg:pt-[14svh] min-[120rem]:pt-[23svh] lg:pr-6 lg:pb-8 print:col-start-2 print:row-start-1 print:block print:p-0">
          <ProductIntroduction
            product={product}
            line={line}
            color={color}
            fit={fit}
            sold={dealers.length > 0}
            isMade={data.state !== 'discontinued'}
            onColorNear={(near) => prefetchPicture(picturesInColor(sets, near)[shown.current]?.src)}
          />
        </div>
      </div>
      <Facts figures={figures} specs={product.specs} />
      <Overview
        text={more}
        sections={[
          ...(isDrawn(data) ? (['dimensions'] as const) : []),
          'specifications',
          ...(downloads.length > 0 ? (['downloads'] as const) : []),
        ]}
      />
      <KeyFeatures features={features} pictures={pictures} />
      {isDrawn(data) && (
        <Dimensions
          name={product.name}
          drawing={drawing}
          chair={chair}
          range={range}
          load={load}
          lines={models[0]?.drawing}
        />
      )}
      <SpecTables specs={product.specs} groups={specGroups} />
      {downloads.length > 0 ? <Downloads downloads={downloads} /> : <ManualButton />}
      <Changes changes={changes} />
      <Dealers dealers={dealers} />
      <PrintFoot product={product} />
      <MoreProducts products={others} category={category} />
    </article>
  )
}

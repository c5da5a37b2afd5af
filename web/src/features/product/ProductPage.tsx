import { categoryFacts } from '@argo/domain/products/category'
import { cutOutOf } from '@argo/domain/pictures/photographs'
import { startingColor } from '@argo/domain/pictures/pictures'
import type { Product } from '@argo/domain/products/product'
import type { ProductKey } from '@argo/domain/products/product-detail'
import { useHydrated } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import { categoryLink } from '../../lib/catalogue/catalogue-links.ts'
import { AfterFirstScreen } from '../../lib/loading/AfterFirstScreen.tsx'
import { trpc } from '../../lib/trpc/trpc.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Changes } from './Changes.tsx'
import { Dealers } from './Dealers.tsx'
import { Dimensions, isDrawn } from './drawings/Dimensions.tsx'
import { Downloads } from './Downloads.tsx'
import { Facts } from './Facts.tsx'
import { Gallery } from './gallery/Gallery.tsx'
import { inColor } from './in-color.ts'
import { InYourRoom } from './InYourRoom.tsx'
import { prefetchPicture, picturesInColor, indexOfView } from './gallery/gallery-pictures.ts'
import { KeyFeatures } from './KeyFeatures.tsx'
import { ManualButton } from './ManualButton.tsx'
import { ModelFile } from './ModelFile.tsx'
import { TurnAround, TurnButton, useTurn } from './turn/TurnAround.tsx'
import { MoreProducts } from './MoreProducts.tsx'
import { PrintFoot } from './PrintFoot.tsx'
import { ProductIntroduction } from './ProductIntroduction.tsx'
import css from './product-top.module.css'
import { LayeredScene } from './scene/LayeredScene.tsx'
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
    scene,
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
  const color = colorOf(product, search.color)
  const pictures = picturesInColor(sets, color)
  const model = inColor(models, color)
  const modelFile = model && <ModelFile model={model} color={color} />
  const cutOut = cutOutOf(pictures[0]?.src ?? product.imageUrl)
  const turn = useTurn(turns, color)
  const shown = useRef(0)
  const keepShown = useCallback((index: number) => {
    shown.current = index
  }, [])
  return (
    <article>
      <div className={`${css.top} print:grid print:grid-cols-[3.2cm_1fr] print:mt-4 print:gap-x-6`}>
        <div className="relative z-1 px-(--page-edge) lg:col-start-2 lg:row-start-1 lg:px-0 lg:pt-4 print:hidden">
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
          turn={turn.open ? turn.turn : undefined}
          onClose={turn.close}
        >
          <Gallery
            key={product.id}
            name={product.name}
            pictures={pictures}
            start={indexOfView(pictures, search.picture)}
            onShow={keepShown}
          />
        </TurnAround>
        <PrintedPicture src={cutOut} />
        <div className="@container relative min-w-0 px-(--page-edge) pt-5 pb-8 md:pt-8 lg:col-start-2 lg:row-start-2 lg:self-center lg:px-0 lg:pt-4 lg:pr-6 lg:pb-12 print:col-start-2 print:row-start-1 print:block print:p-0">
          <ProductIntroduction
            product={product}
            color={color}
            fit={fit}
            sold={dealers.length > 0}
            isMade={data.state !== 'discontinued'}
            onColorNear={(near) => prefetchPicture(picturesInColor(sets, near)[shown.current])}
          >
            <TurnButton turn={turn} color={color} />
            {model && (
              <InYourRoom name={product.name} model={model} color={color} cutOut={cutOut} />
            )}
          </ProductIntroduction>
        </div>
      </div>
      <AfterFirstScreen key={product.id}>
        <Facts
          figures={figures}
          specs={product.specs}
          sections={[
            ...(isDrawn(data) ? ['dimensions'] : []),
            'specifications',
            ...(downloads.length > 0 ? ['downloads'] : []),
          ]}
        />
        <KeyFeatures features={features} pictures={pictures} />
        {scene && <LayeredScene product={product.name} scene={scene} />}
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
        <SpecTables specs={product.specs} groups={specGroups}>
          {downloads.length === 0 && (
            <div className="flex flex-wrap gap-3">
              <ManualButton />
              {modelFile}
            </div>
          )}
        </SpecTables>
        {downloads.length > 0 && <Downloads downloads={downloads}>{modelFile}</Downloads>}
        <Changes changes={changes} />
        <Dealers dealers={dealers} />
        <PrintFoot product={product} />
        <MoreProducts products={others} category={category} />
      </AfterFirstScreen>
    </article>
  )
}

// The one in the address if the product comes in it, else the product's first.
function colorOf(product: Product, asked: string | undefined): string | null {
  return asked !== undefined && product.colorVariations?.includes(asked)
    ? asked
    : startingColor(product)
}

// Printing does not wait for a lazy picture, and an eager one would compete with the first on the screen.
function PrintedPicture({ src }: { src: string }) {
  const hydrated = useHydrated()
  return (
    <Picture
      src={src}
      alt=""
      sizes="3.2cm"
      loading={hydrated ? 'eager' : 'lazy'}
      className="hidden print:col-start-1 print:row-start-1 print:block"
    />
  )
}

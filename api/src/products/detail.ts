import { specGroups } from '@argo/domain/facts/spec-groups'
import { keyFeatures } from '@argo/domain/features/key-features'
import { keyFigures } from '@argo/domain/features/key-figures'
import { chairDrawing } from '@argo/domain/features/chair-drawing'
import { layeredScene } from '@argo/domain/features/layered-scene'
import { loadChart } from '@argo/domain/features/load-chart'
import { rangeDrawing } from '@argo/domain/features/range-drawing'
import { scaleDrawing } from '@argo/domain/features/scale-drawing'
import { fitOf } from '@argo/domain/fit/parts'
import { pictureSets } from '@argo/domain/pictures/alt-text'
import { byLineField } from '@argo/domain/products/line-fields'
import { modelsOf, turnsOf } from '@argo/domain/products/models'
import { linkTo } from '@argo/domain/products/product'
import type { ProductDetail } from '@argo/domain/products/product-detail'
import { type ProductSummary, summaryOf } from '@argo/domain/products/product-summary'
import type { CatalogueEntry } from '../catalogue/product-row.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { newest } from '../catalogue/entries.ts'

const othersShown = 3

/** All that a product's page shows, beside the products of a catalogue. */
export function detailOf(
  catalogue: Catalogue,
  { product, settings }: Pick<CatalogueEntry, 'product' | 'settings'>,
): ProductDetail {
  const successor =
    settings.successorId === null ? undefined : catalogue.byId.get(settings.successorId)?.product
  return {
    ...byLineField((field) => settings[field]),
    product,
    state: settings.state,
    successor: successor ? linkTo(successor) : null,
    pictures: pictureSets(product),
    figures: keyFigures(product),
    features: keyFeatures(product, settings.keyFeatures, catalogue.texts.readable),
    scene: layeredScene(product),
    specGroups: specGroups(product),
    drawing: scaleDrawing(product),
    range: rangeDrawing(product),
    chair: chairDrawing(product),
    load: loadChart(product),
    fit: fitOf(product),
    others: othersOf(catalogue, { product, settings }),
    dealers: settings.dealers,
    changes: [...(catalogue.changes.get(product.id) ?? [])],
    downloads: catalogue.downloads.get(product.id) ?? [],
    models: modelsOf(product),
    turns: turnsOf(product),
  }
}

// The related ones that are in the lists, or the newest of the category.
function othersOf(
  catalogue: Catalogue,
  { product, settings }: Pick<CatalogueEntry, 'product' | 'settings'>,
): ProductSummary[] {
  const listed = newest(catalogue)
  const related = (settings.related ?? []).flatMap(
    (id) => listed.find((entry) => entry.product.id === id) ?? [],
  )
  const some =
    related.length > 0 ? related : newest(catalogue, product.category).slice(0, othersShown + 1)
  return some
    .filter((entry) => entry.product.id !== product.id)
    .slice(0, othersShown)
    .map((entry) => summaryOf(entry.product))
}

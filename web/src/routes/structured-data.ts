import { type Category, categoryFacts, categoryPath } from '@argo/domain/products/category'
import { fixedPages, type PageMetadata, searchPage } from '@argo/domain/site-pages/page-metadata'
import { pageSize } from '@argo/domain/lists/paging'
import { picturesIn, startingColor } from '@argo/domain/pictures/pictures'
import { withoutPlace } from '@argo/domain/pictures/uploaded-picture'
import { kindLabel } from '@argo/domain/products/kind'
import { type Product, productPath } from '@argo/domain/products/product'
import type { ProductDetail } from '@argo/domain/products/product-detail'
import { parseSpec } from '@argo/domain/products/spec'
import type { ContactFacts } from '@argo/domain/texts/contact-facts'

/** One object in schema.org's vocabulary. */
export type JsonLd = { '@type': string } & Record<string, unknown>

/** The company and its website. */
export function siteJsonLd(
  site: string,
  { company, email, phone }: Pick<ContactFacts, 'company' | 'email' | 'phone'>,
): JsonLd[] {
  const organization = `${site}/#organization`
  return [
    {
      '@type': 'Organization',
      '@id': organization,
      name: 'Argo',
      legalName: company,
      slogan: 'Forged For Gamers',
      url: `${site}${fixedPages.home.path}`,
      logo: `${site}/favicon.svg`,
      email,
      telephone: phone,
    },
    {
      '@type': 'WebSite',
      '@id': `${site}/#website`,
      name: 'Argo',
      alternateName: 'Argo – Forged For Gamers',
      description: fixedPages.home.description,
      url: `${site}${fixedPages.home.path}`,
      inLanguage: 'en',
      publisher: { '@id': organization },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${site}${searchPage.path}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}

/** The way from the home page to a category, or to a page below it or below the home page; the last is the page itself. */
export function breadcrumbs(
  site: string,
  { category, page }: { category?: Category; page?: string },
): JsonLd {
  const crumbs = [
    { name: 'Home', path: fixedPages.home.path },
    ...(category ? [{ name: categoryFacts(category).name, path: categoryPath(category) }] : []),
    ...(page === undefined ? [] : [{ name: page, path: '' }]),
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: index < crumbs.length - 1 ? `${site}${path}` : undefined,
    })),
  }
}

/** A page that calculates something in place of the visitor. */
export function webApplication(site: string, { title, description, path }: PageMetadata): JsonLd {
  return {
    '@type': 'WebApplication',
    '@id': `${site}${path}#application`,
    name: title,
    description,
    url: `${site}${path}`,
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    inLanguage: 'en',
    publisher: { '@type': 'Organization', '@id': `${site}/#organization`, name: 'Argo' },
  }
}

interface ItemListInput {
  products: readonly Pick<Product, 'id' | 'slug' | 'name' | 'category'>[]
  /** How many the whole list has. */
  count: number
  /** The page of the list that they begin; the first by default. */
  page?: number
}

/** Products of a list, each by its name, its address and its place in the whole list. */
export function itemList(site: string, { products, count, page = 1 }: ItemListInput): JsonLd {
  return {
    '@type': 'ItemList',
    numberOfItems: count,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * pageSize + index + 1,
      name: product.name,
      url: `${site}${productPath(product)}`,
    })),
  }
}

/** A product with all its specs; one of several colors is a group with a variant a color. */
export function productJsonLd(
  site: string,
  { product, state, gtin }: Pick<ProductDetail, 'product' | 'state' | 'gtin'>,
): JsonLd {
  const url = `${site}${productPath(product)}`
  const color = startingColor(product)
  const image = (color: string | null) =>
    picturesIn(product, color).flatMap((src) => URL.parse(withoutPlace(src), site)?.href ?? [])
  const facts = {
    '@id': `${url}#product`,
    name: product.name,
    description: product.description,
    sku: String(product.id),
    gtin: gtin ?? undefined,
    brand: { '@type': 'Brand', name: 'Argo' },
    category: categoryAndKind(product),
    url,
    // Nothing else is offered here.
    offers:
      state === 'discontinued'
        ? { '@type': 'Offer', availability: 'https://schema.org/Discontinued', url }
        : undefined,
    additionalProperty: product.specs.map(parseSpec).map(({ label, value }) => ({
      '@type': 'PropertyValue',
      name: label,
      value,
    })),
  }
  const colors = product.colorVariations ?? []
  if (colors.length < 2)
    return { '@type': 'Product', ...facts, color: color ?? undefined, image: image(color) }
  return {
    '@type': 'ProductGroup',
    ...facts,
    image: image(color)[0],
    productGroupID: facts.sku,
    variesBy: ['https://schema.org/color'],
    hasVariant: colors.map((color) => ({
      '@type': 'Product',
      name: `${product.name} in ${color}`,
      color,
      url: `${url}?color=${encodeURIComponent(color)}`,
      image: image(color),
      inProductGroupWithID: facts.sku,
    })),
  }
}

// "Coolers > CPU cooler", as https://schema.org/category writes what lies in what.
function categoryAndKind(product: Product): string {
  const { name, singular } = categoryFacts(product.category)
  const kind = kindLabel(product)
  return kind === name || kind.toLowerCase() === singular ? name : `${name} > ${kind}`
}

import type { Build } from '@argo/domain/fit/build'
import { worst } from '@argo/domain/fit/check'
import { checkBuild } from '@argo/domain/fit/checks'
import { chassisOf, coolerOf, supplyOf } from '@argo/domain/fit/parts'
import type { Category } from '@argo/domain/products/category'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { newest } from '../../catalogue/entries.ts'

type Parts = Pick<Build, 'chassis' | 'cooler' | 'supply'>

/** Which products of a category are tried against a changed one: the newest, as many as visitors choose from. */
const tried = 24

/** What no longer fits together with a product once it is changed, and what does now; a sentence each. */
export type ChangedFits = (before: Fitted, after: Fitted) => string[]

type Fitted = Parameters<typeof chassisOf>[0]

/** Tries changed products against those of a catalogue, whose specs are read once. */
export function createChangedFits(catalogue: Catalogue): ChangedFits {
  const known = new Map<Category, { name: string; parts: Parts }[]>()

  function partnersIn(category: Category) {
    const partners =
      known.get(category) ??
      newest(catalogue, category)
        .slice(0, tried)
        .map(({ product }) => ({ name: product.name, parts: partsOf(product) }))
    known.set(category, partners)
    return partners
  }

  return (before, after) => {
    const [was, is] = [partsOf(before), partsOf(after)]
    if (JSON.stringify(was) === JSON.stringify(is)) return []
    const categories: Category[] =
      after.category === 'cases' ? ['coolers', 'power-supplies'] : ['cases']
    return categories.flatMap(partnersIn).flatMap(({ name, parts }) => {
      const [fitted, fits] = [was, is].map((own) => fit({ ...parts, ...own }))
      if (fitted === undefined || fits === undefined || fitted === fits) return []
      return fits ? `${name} fits with it now.` : `${name} no longer fits with it.`
    })
  }
}

function partsOf(product: Fitted): Parts {
  const [chassis, cooler, supply] = [chassisOf(product), coolerOf(product), supplyOf(product)]
  return { ...(chassis && { chassis }), ...(cooler && { cooler }), ...(supply && { supply }) }
}

// Undefined where it is not known, or there is nothing to fit.
function fit(parts: Parts): boolean | undefined {
  const build = { ...parts, radiators: [], drives: { large: 0, small: 0 } }
  const known = checkBuild(build, (scope) => scope === 'case')
    .map(({ status }) => status)
    .filter((status) => status !== 'unknown')
  return known.length === 0 ? undefined : worst(known) !== 'collides'
}

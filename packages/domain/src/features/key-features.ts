import type { Category } from '../products/category.ts'
import { candidates } from './key-feature-candidates.ts'
import { type Described, readSpecs, type SpecReading } from '../facts/read-specs.ts'
import type { KeyFeature } from '../products/product-detail.ts'
import type { ChosenFeature } from '../products/product-settings.ts'
import { countOf } from '../text/count-of.ts'
import type { Facts } from '../texts/fill.ts'
import { daysText, type Hours, hoursText } from '../texts/hours.ts'
import type { Periods } from '../texts/periods.ts'
import { warrantySentences, warrantyTiers } from '../warranty/warranty.ts'

const count = 3
const longestFigure = 18

/**
 * A product's three key features: those that staff chose, if the specs have a value for the figure they show, then the first of its category's
 * candidates that the specs can fill with values that can be read, then its first figures under their own labels, then what
 * is true of every product.
 */
export function keyFeatures(
  product: Described,
  chosen: readonly ChosenFeature[] | null = null,
  { contact, periods }: Partial<Facts> = {},
): KeyFeature[] {
  const readings = readSpecs(product).filter(({ label, value }) => label !== '' && value !== '—')
  const all = [
    ...chosenFeatures(chosen ?? [], readings),
    ...describedFeatures(product.category, readings),
    ...plainFeatures(readings),
    ...(periods ? ofEveryProduct(periods) : []),
    ...(contact ? [supportFeature(contact)] : []),
  ]
  return [...Map.groupBy(all, ({ label, title }) => label || title).values()]
    .flatMap(([first]) => first ?? [])
    .slice(0, count)
}

function chosenFeatures(
  chosen: readonly ChosenFeature[],
  readings: readonly SpecReading[],
): KeyFeature[] {
  return chosen.flatMap(({ label, title, sentence, view }) => {
    if (label === undefined) return [{ title, figure: '', text: sentence, label: '', view }]
    const reading = readings.find((candidate) => candidate.label === label)
    return reading ? [{ title, figure: reading.figure, text: sentence, label, view }] : []
  })
}

// A sentence about a value that is something else than expected would be nonsense.
function describedFeatures(category: Category, readings: readonly SpecReading[]): KeyFeature[] {
  const read = readings.filter(({ problem }) => problem === undefined)
  const byLabel = new Map(read.map(({ label, figure }) => [label, figure]))
  return Object.entries(candidates[category]).flatMap(
    ([label, [title, text, view, kind = label]]) => {
      const quoted = [...text.matchAll(/\{(.+?)\}/g)].map((match) => match[1] ?? '')
      if (![label, kind, ...quoted].every((needed) => byLabel.has(needed))) return []
      const filled = text.replaceAll(/\{(.+?)\}/g, (_, needed: string) => byLabel.get(needed) ?? '')
      return [{ title, figure: byLabel.get(label) ?? '', text: filled, label, view }]
    },
  )
}

// Specs short enough to be set large, those with a number first; what the figure leaves out is the text.
function plainFeatures(readings: readonly SpecReading[]): KeyFeature[] {
  const features = new Map<string, KeyFeature>()
  for (const { label, value, figure } of readings) {
    if (figure.length > longestFigure || features.has(label)) continue
    features.set(label, { title: label, figure, text: figure === value ? '' : value, label })
  }
  const hasNumber = ({ figure }: KeyFeature) => /\d/.test(figure)
  const all = [...features.values()]
  return [...all.filter(hasNumber), ...all.filter((feature) => !hasNumber(feature))]
}

function ofEveryProduct(periods: Periods): KeyFeature[] {
  const shortest = warrantyTiers(periods).at(-1)
  return [
    {
      label: 'Warranty',
      title: 'Warranty',
      figure: `${countOf(shortest?.years ?? 0, 'year')} or more`,
      text: warrantySentences(periods),
    },
    {
      label: 'Return window',
      title: 'Return window',
      figure: `${periods.returnDays} days`,
      text: 'Send it back in its original packaging, with everything that came in it.',
    },
  ]
}

function supportFeature(hours: Hours): KeyFeature {
  return {
    label: 'Support',
    title: 'Support',
    figure: daysText(hours),
    text: `By e-mail and by phone, ${hoursText(hours)}.`,
  }
}

import { type Category, categoryFacts } from '../products/category.ts'
import { type Described, type LabelledSpec, labelledSpecs } from '../facts/read-specs.ts'
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
 * A product's three key features: those that staff chose, if the specs have a value for the figure they show, then its
 * figures under their own labels, those first that people choose by, then what is true of every product.
 */
export function keyFeatures(
  product: Described,
  chosen: readonly ChosenFeature[] | null = null,
  { contact, periods }: Partial<Facts> = {},
): KeyFeature[] {
  const specs = labelledSpecs(product).filter(({ label, value }) => label !== '' && value !== '—')
  const all = [
    ...chosenFeatures(chosen ?? [], specs),
    ...plainFeatures(product.category, specs),
    ...(periods ? ofEveryProduct(periods) : []),
    ...(contact ? [supportFeature(contact)] : []),
  ]
  return [...Map.groupBy(all, ({ label, title }) => label || title).values()]
    .flatMap(([first]) => first ?? [])
    .slice(0, count)
}

function chosenFeatures(
  chosen: readonly ChosenFeature[],
  specs: readonly LabelledSpec[],
): KeyFeature[] {
  return chosen.flatMap(({ label, title, sentence, view }) => {
    if (label === undefined) return [{ title, figure: '', text: sentence, label: '', view }]
    const spec = specs.find((each) => each.label === label)
    return spec ? [{ title, figure: spec.figure, text: sentence, label, view }] : []
  })
}

// Specs short enough to be set large, those with a number before others; what the figure leaves out is the text.
function plainFeatures(category: Category, specs: readonly LabelledSpec[]): KeyFeature[] {
  const key: readonly string[] = categoryFacts(category).keyAttributes
  const rank = ({ label, figure }: KeyFeature) =>
    key.includes(label) ? key.indexOf(label) : key.length + (/\d/.test(figure) ? 0 : 1)
  return specs
    .filter(({ figure }) => figure.length <= longestFigure)
    .map(({ label, value, figure }) => ({
      title: label,
      figure,
      text: figure === value ? '' : value,
      label,
    }))
    .toSorted((one, other) => rank(one) - rank(other))
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

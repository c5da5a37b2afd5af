import type { Category } from '../products/category.ts'
import { candidates } from './key-feature-candidates.ts'
import { type Described, labelledSpecs, type LabelledSpec } from '../facts/read-specs.ts'
import type { KeyFeature } from '../products/product-detail.ts'
import { support } from '../contact/support.ts'
import { warrantyTiers } from '../warranty/warranty.ts'

const count = 3
const longestFigure = 18

/**
 * A product's three key features: the first of its category's candidates that its specs can fill, then its first
 * figures under their own labels, then what is true of every product.
 */
export function keyFeatures(product: Described): KeyFeature[] {
  const readings = labelledSpecs(product).filter(
    ({ label, value }) => label !== '' && value !== '—',
  )
  const described = describedFeatures(product.category, readings)
  const labels = new Set(described.map(({ label }) => label))
  const plain = plainFeatures(readings).filter(({ label }) => !labels.has(label))
  for (const { label } of plain) labels.add(label)
  return [
    ...described,
    ...plain,
    ...ofEveryProduct.filter(({ label }) => !labels.has(label)),
  ].slice(0, count)
}

function describedFeatures(category: Category, readings: readonly LabelledSpec[]): KeyFeature[] {
  const byLabel = new Map(readings.map(({ label, figure }) => [label, figure]))
  return candidates[category].flatMap(({ label, title, text, view }) => {
    const quoted = [...text.matchAll(/\{(.+?)\}/g)].map((match) => match[1] ?? '')
    if (![label, ...quoted].every((needed) => byLabel.has(needed))) return []
    const filled = text.replaceAll(/\{(.+?)\}/g, (_, needed: string) => byLabel.get(needed) ?? '')
    return [{ title, figure: byLabel.get(label) ?? '', text: filled, label, view }]
  })
}

// Specs short enough to be set large, those with a number first; what the figure leaves out is the text.
function plainFeatures(readings: readonly LabelledSpec[]): KeyFeature[] {
  const features = new Map<string, KeyFeature>()
  for (const { label, value, figure } of readings) {
    if (figure.length > longestFigure || features.has(label)) continue
    features.set(label, { title: label, figure, text: figure === value ? '' : value, label })
  }
  const hasNumber = ({ figure }: KeyFeature) => /\d/.test(figure)
  const all = [...features.values()]
  return [...all.filter(hasNumber), ...all.filter((feature) => !hasNumber(feature))]
}

const ofEveryProduct: readonly KeyFeature[] = [
  {
    label: 'Warranty',
    title: 'Warranty',
    figure: `${Math.min(...warrantyTiers.map(({ years }) => years))} years or more`,
    text: `${warrantyTiers.map(({ years, covers }) => `${covers}: ${years} years`).join('. ')}.`,
  },
  {
    label: 'Return window',
    title: 'Return window',
    figure: '30 days',
    text: 'Send it back in its original packaging, with everything that came in it.',
  },
  {
    label: 'Support',
    title: 'Support',
    figure: 'Mon-Fri',
    text: `By e-mail and by phone, ${support.hours}.`,
  },
]

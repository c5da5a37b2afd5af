import type { CardPlugs } from '../fit/build.ts'

/** A graphics card by its name. What is undefined differs between cards of that name, or its sources disagree. */
export interface GraphicsCard {
  /** A chip, which many makers build cards of, or the card that the chip's own maker builds. */
  name: string
  /** mm. */
  length?: number
  /** Expansion slots that it covers, as its maker states them. */
  slots?: number
  /** mm, the shortest and the longest of most makers' cards. */
  lengths?: readonly [number, number]
  /** W at most, as the chip's maker states them for a card that is not overclocked. */
  watts: number
  /** W of the supply that the chip's maker asks for. */
  recommendedSupply?: number
  plugs?: CardPlugs
  /** Where the figures are published. */
  sources: readonly string[]
  /** The day on which they were read. */
  checked: string
}

/** A chip, and the card that its own maker builds, if it does. */
interface Chip extends Omit<GraphicsCard, 'checked'> {
  ownCard?: Pick<GraphicsCard, 'length' | 'slots' | 'plugs'>
}

const checked = '2026-11-29'

const nvidia = 'https://www.nvidia.com/en-us/geforce/graphics-cards'
const compared = `${nvidia}/compare/`
const amd = 'https://www.amd.com/en/products/graphics/desktops/radeon'
const techPowerUp = 'https://www.techpowerup.com/review'
const intel = 'https://www.intel.com/content/www/us/en/products/sku'

// Of most makers' cards: the middle four fifths of the lengths that PCPartPicker listed on 23 July 2025.
const geForce: readonly Chip[] = [
  {
    name: 'GeForce RTX 5090',
    lengths: [288, 359],
    watts: 575,
    recommendedSupply: 1_000,
    plugs: '12V-2x6',
    ownCard: { length: 304, slots: 2 },
    sources: [
      `${nvidia}/50-series/rtx-5090/`,
      'https://pcper.com/2025/01/nvidia-geforce-rtx-5090-founders-edition-review/',
    ],
  },
  {
    name: 'GeForce RTX 5080',
    lengths: [300, 358],
    watts: 360,
    recommendedSupply: 850,
    plugs: '12V-2x6',
    ownCard: { length: 304, slots: 2 },
    sources: [
      `${nvidia}/50-series/rtx-5080/`,
      'https://pcper.com/2025/01/nvidia-geforce-rtx-5090-founders-edition-review/',
    ],
  },
  {
    name: 'GeForce RTX 5070 Ti',
    lengths: [300, 340],
    watts: 300,
    recommendedSupply: 750,
    plugs: '12V-2x6',
    sources: [`${nvidia}/50-series/rtx-5070-family/`, compared],
  },
  {
    name: 'GeForce RTX 5070',
    lengths: [236, 337],
    watts: 250,
    recommendedSupply: 650,
    ownCard: { length: 242, slots: 2, plugs: '12V-2x6' },
    sources: [`${nvidia}/50-series/rtx-5070-family/`, compared],
  },
  {
    name: 'GeForce RTX 5060 Ti',
    lengths: [208, 304],
    watts: 180,
    recommendedSupply: 600,
    sources: [`${nvidia}/50-series/rtx-5060-family/`, compared],
  },
  {
    name: 'GeForce RTX 5060',
    lengths: [197, 300],
    watts: 145,
    recommendedSupply: 550,
    sources: [`${nvidia}/50-series/rtx-5060-family/`, compared],
  },
  {
    name: 'GeForce RTX 5050',
    lengths: [182, 262],
    watts: 130,
    recommendedSupply: 550,
    sources: [`${nvidia}/50-series/rtx-5050/`, compared],
  },
  {
    name: 'GeForce RTX 4090',
    lengths: [280, 358],
    watts: 450,
    recommendedSupply: 850,
    plugs: '12V-2x6',
    ownCard: { length: 304, slots: 3 },
    sources: [
      `${nvidia}/40-series/rtx-4090/`,
      'https://pcper.com/2025/01/nvidia-geforce-rtx-5090-founders-edition-review/',
    ],
  },
  {
    name: 'GeForce RTX 4080 SUPER',
    lengths: [307, 357],
    watts: 320,
    recommendedSupply: 750,
    plugs: '12V-2x6',
    ownCard: { length: 304, slots: 3 },
    sources: [`${nvidia}/40-series/rtx-4080-family/`, compared],
  },
  {
    name: 'GeForce RTX 4080',
    lengths: [310, 356],
    watts: 320,
    recommendedSupply: 750,
    plugs: '12V-2x6',
    ownCard: { length: 304, slots: 3 },
    sources: [`${nvidia}/40-series/rtx-4080-family/`, compared],
  },
  {
    name: 'GeForce RTX 4070 Ti SUPER',
    lengths: [260, 336],
    watts: 285,
    recommendedSupply: 700,
    plugs: '12V-2x6',
    sources: [`${nvidia}/40-series/rtx-4070-family/`, compared],
  },
  {
    name: 'GeForce RTX 4070 Ti',
    lengths: [299, 337],
    watts: 285,
    recommendedSupply: 700,
    plugs: '12V-2x6',
    sources: [`${nvidia}/40-series/rtx-4070-family/`, compared],
  },
  {
    name: 'GeForce RTX 4070 SUPER',
    lengths: [234, 330],
    watts: 220,
    recommendedSupply: 650,
    ownCard: { length: 244, slots: 2, plugs: '12V-2x6' },
    sources: [`${nvidia}/40-series/rtx-4070-family/`, compared],
  },
  {
    name: 'GeForce RTX 4070',
    lengths: [227, 334],
    watts: 200,
    recommendedSupply: 650,
    ownCard: { length: 244, slots: 2, plugs: '12V-2x6' },
    sources: [
      `${nvidia}/40-series/rtx-4070-family/`,
      `${techPowerUp}/gainward-geforce-rtx-4070-ghost/3.html`,
    ],
  },
  {
    name: 'GeForce RTX 4060 Ti',
    lengths: [201, 308],
    // The card with 16 GB; the one with 8 GB draws 160 W.
    watts: 165,
    recommendedSupply: 550,
    ownCard: { length: 244, slots: 2, plugs: '12V-2x6' },
    sources: [`${nvidia}/40-series/rtx-4060-4060ti/`, compared],
  },
  {
    name: 'GeForce RTX 4060',
    lengths: [188, 281],
    watts: 115,
    recommendedSupply: 550,
    sources: [`${nvidia}/40-series/rtx-4060-4060ti/`, compared],
  },
]

const radeon: readonly Chip[] = [
  {
    name: 'Radeon RX 9070 XT',
    lengths: [290, 360],
    watts: 304,
    recommendedSupply: 750,
    sources: [`${amd}/9000-series/amd-radeon-rx-9070xt.html`],
  },
  {
    name: 'Radeon RX 9070',
    lengths: [288, 355],
    watts: 220,
    recommendedSupply: 650,
    sources: [
      `${amd}/9000-series/amd-radeon-rx-9070.html`,
      'https://www.corsair.com/ca/en/explorer/diy-builder/blogs/amd-rx-9060-xt-vs-9070-whats-the-difference',
    ],
  },
  {
    name: 'Radeon RX 9060 XT',
    lengths: [240, 310],
    // The card with 16 GB; the one with 8 GB draws 150 W.
    watts: 160,
    recommendedSupply: 450,
    sources: [
      `${amd}/9000-series/amd-radeon-rx-9060xt.html`,
      'https://www.corsair.com/ca/en/explorer/diy-builder/blogs/amd-rx-9060-xt-vs-9070-whats-the-difference',
    ],
  },
  {
    name: 'Radeon RX 7900 XTX',
    lengths: [287, 346],
    watts: 355,
    recommendedSupply: 800,
    ownCard: { length: 287, slots: 2.5, plugs: '2 × 8-pin' },
    sources: [
      `${amd}/7000-series/amd-radeon-rx-7900xtx.html`,
      `${techPowerUp}/amd-radeon-rx-7900-xtx/3.html`,
    ],
  },
  {
    name: 'Radeon RX 7900 XT',
    lengths: [276, 345],
    watts: 315,
    recommendedSupply: 750,
    ownCard: { length: 276, slots: 2.5, plugs: '2 × 8-pin' },
    sources: [
      `${amd}/7000-series/amd-radeon-rx-7900xt.html`,
      'https://www.slashgear.com/1209785/amd-radeon-rx-7900-xt-review-the-price-of-4k-gaming/',
    ],
  },
  {
    name: 'Radeon RX 7900 GRE',
    lengths: [280, 337],
    watts: 260,
    sources: [`${amd}/7000-series/amd-radeon-rx-7900-gre.html`],
  },
  {
    name: 'Radeon RX 7800 XT',
    lengths: [267, 335],
    watts: 263,
    recommendedSupply: 700,
    plugs: '2 × 8-pin',
    ownCard: { length: 267, slots: 2.5 },
    sources: [
      `${amd}/7000-series/amd-radeon-rx-7800-xt.html`,
      `${techPowerUp}/amd-radeon-rx-7800-xt/3.html`,
    ],
  },
  {
    name: 'Radeon RX 7700 XT',
    lengths: [266, 335],
    watts: 245,
    recommendedSupply: 700,
    plugs: '2 × 8-pin',
    sources: [
      `${amd}/7000-series/amd-radeon-rx-7700-xt.html`,
      `${techPowerUp}/amd-radeon-rx-7800-xt/3.html`,
    ],
  },
  {
    name: 'Radeon RX 7600 XT',
    lengths: [220, 302],
    watts: 190,
    recommendedSupply: 600,
    sources: [`${amd}/7000-series/amd-radeon-rx-7600-xt.html`],
  },
  {
    name: 'Radeon RX 7600',
    lengths: [229, 282],
    watts: 165,
    recommendedSupply: 550,
    ownCard: { length: 204, slots: 2, plugs: '1 × 8-pin' },
    sources: [`${amd}/7000-series/amd-radeon-rx-7600.html`],
  },
]

const arc: readonly Chip[] = [
  {
    name: 'Arc B580',
    lengths: [241, 315],
    watts: 190,
    // Two reviews measured 275 and 280 mm, and shops list 272.
    ownCard: { slots: 2, plugs: '1 × 8-pin' },
    sources: [
      `${intel}/241598/intel-arc-b580-graphics/specifications.html`,
      `${techPowerUp}/intel-arc-b580/3.html`,
    ],
  },
  {
    name: 'Arc B570',
    watts: 150,
    sources: [
      `${intel}/241676/intel-arc-b570-graphics/specifications.html`,
      'https://www.computerbase.de/artikel/grafikkarten/intel-arc-b570-test.90986/seite-6',
    ],
  },
]

/** Graphics cards of the last two generations, the largest of each maker first. */
export const graphicsCards: readonly GraphicsCard[] = [
  ...geForce.flatMap((chip) => cardsOf(chip, 'Founders Edition')),
  ...radeon.flatMap((chip) => cardsOf(chip, 'by AMD')),
  ...arc.flatMap((chip) => cardsOf(chip, 'Limited Edition')),
]

function cardsOf({ ownCard, ...card }: Chip, edition: string): GraphicsCard[] {
  const partners = { ...card, checked }
  if (!ownCard) return [partners]
  const { lengths: _, ...shared } = partners
  return [partners, { ...shared, ...ownCard, name: `${card.name} ${edition}` }]
}

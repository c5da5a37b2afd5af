import { downloadOf } from '@argo/domain/products/downloads'
import { expect, test } from 'vitest'
import { testDatabase } from '../database/test-database.ts'
import { forAllTests } from '../database/test-finished.ts'
import { createCaller } from '../app-router.ts'

const shared = forAllTests(async () => createCaller({ db: await testDatabase() }))

test.each([
  ['psu under 150mm', '/power-supplies?length-max=150#products', ['GX 750', 'GX 650']],
  ['power supply 850 W or more', '/power-supplies?power-min=850#products', ['GX 1K Titan']],
  ['monitor over 200hz', '/monitors?refresh-rate-min=200#products', ['Vela 27']],
  ['case under 40 liters', '/cases?volume-max=40#products', ['G120']],
  ['mouse under 70g', '/peripherals?weight-max=70#products', ['G-100M']],
  [
    'monitor between 100 and 200 Hz',
    '/monitors?refresh-rate-min=100&refresh-rate-max=200#products',
    ['Carina 34'],
  ],
  ['600-800 W psu', '/power-supplies?power-min=600&power-max=800#products', ['GX 650', 'GX 750']],
  ['PSU 600 – 800W', '/power-supplies?power-min=600&power-max=800#products', ['GX 650', 'GX 750']],
  [
    'alimentation de 700 à 800 W',
    '/power-supplies?power-min=700&power-max=800#products',
    ['GX 750'],
  ],
  [
    'monitor 27-34″',
    '/monitors?screen-size-min=27&screen-size-max=34#products',
    ['Carina 34', 'Vela 27'],
  ],
  ['psu > 700 W', '/power-supplies?power-min=700#products', ['GX 1K Titan', 'GX 750']],
  ['psu ≤ 750W', '/power-supplies?power-max=750#products', ['GX 650', 'GX 750']],
  ['psu 700+ W', '/power-supplies?power-min=700#products', ['GX 1K Titan', 'GX 750']],
  ['Maus unter 70 Gramm', '/peripherals?weight-max=70#products', ['G-100M']],
  ['Netzteil bis 700 W', '/power-supplies?power-max=700#products', ['GX 650']],
  ['Netzteil ab 700 Watt', '/power-supplies?power-min=700#products', ['GX 1K Titan', 'GX 750']],
  ['alimentation jusqu’à 700 W', '/power-supplies?power-max=700#products', ['GX 650']],
  [
    'alimentation plus de 700 W',
    '/power-supplies?power-min=700#products',
    ['GX 1K Titan', 'GX 750'],
  ],
  ['psu 800 to 1200 W', '/power-supplies?power-min=800&power-max=1200#products', ['GX 1K Titan']],
  [
    'Netzteil zwischen 600 und 800 Watt',
    '/power-supplies?power-min=600&power-max=800#products',
    ['GX 650', 'GX 750'],
  ],
  ['chair for people over 140 kg', '/chairs?maximum-load-min=140#products', ['Imperium', 'Armada']],
  ['chair under 20 kg', '/chairs?weight-max=20#products', ['Astra', 'Footrest']],
  [
    'chair with a maximum load under 140 kg',
    '/chairs?maximum-load-max=140#products',
    ['Astra', 'Footrest', 'Swift Pro'],
  ],
  [
    'chair weight capacity up to 150 kg',
    '/chairs?maximum-load-max=150#products',
    ['Astra', 'Footrest', 'Imperium', 'Swift Pro'],
  ],
  [
    'chair weight limit over 150 kg',
    '/chairs?maximum-load-min=150#products',
    ['Armada', 'Imperium'],
  ],
  ['monitor bigger than 30"', '/monitors?screen-size-min=30#products', ['Carina 34']],
  ['monitor 200hz or higher', '/monitors?refresh-rate-min=200#products', ['Vela 27']],
  ['monitor not bigger than 30 inches', '/monitors?screen-size-max=30#products', ['Vela 27']],
  [
    'Netzteil mindestens 750 Watt',
    '/power-supplies?power-min=750#products',
    ['GX 750', 'GX 1K Titan'],
  ],
  [
    'cooler less than 6.3 inches tall',
    '/cooling?height-max=160#products',
    ['Typhoon 120', 'Typhoon 90'],
  ],
  ['cooler height under 160 mm', '/cooling?height-max=160#products', ['Typhoon 120', 'Typhoon 90']],
  ['mouse under 2.5 oz', '/peripherals?weight-max=70.9#products', ['G-100M']],
  ['chair over 300 lbs', '/chairs?maximum-load-min=136.1#products', ['Imperium', 'Armada']],
  ['case with GPU clearance over 405 mm', '/cases?gpu-clearance-min=405#products', ['Calypso']],
  [
    'chair that reclines more than 150°',
    '/chairs?recline-min=150#products',
    ['Armada', 'Swift Pro'],
  ],
  ['chair recline over 160 degrees', '/chairs?recline-min=160#products', ['Armada']],
  [
    'cooler over 90 m³/h',
    '/cooling?airflow-min=90#products',
    ['F120 Fan Three-Pack', 'Typhoon 120'],
  ],
  ['chair seat wider than 54 cm', '/chairs?seat-width-min=54#products', ['Armada', 'Imperium']],
  ['psu efficiency over 92%', '/power-supplies?efficiency-min=92#products', ['GX 1K Titan']],
])('%s is the list that has this filter, %s, and its products alone', async (q, path, names) => {
  const { advice, nearest, products } = await shared().search.find({ q })
  expect(advice[0]?.path).toBe(path)
  expect(nearest).toBe(false)
  expect(products.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
})

test.each([
  ['chair for a person under 60 kg', '/fit/chairs?units=metric&weight=60'],
  ['chair between 20 and 30 kg', '/fit/chairs'],
  ['chair up to 150 kg', '/fit/chairs?units=metric&weight=150'],
  ['chair up to 300 lbs', '/fit/chairs?units=us&weight=300'],
])('%s may mean the chair or who sits on it, and is no filter', async (q, path) => {
  const { advice } = await shared().search.find({ q })
  expect(advice.map((each) => each.path)).toEqual([path])
})

test.each([
  ['cooler for cpu up to 150 W', '/cooling?rated-heat-load-min=150#products', ['Typhoon 120']],
  [
    'ventirad pour processeur jusqu’à 150 W',
    '/cooling?rated-heat-load-min=150#products',
    ['Typhoon 120'],
  ],
  ['case for gpu up to 400 mm', '/cases?gpu-clearance-min=400#products', ['Calypso', 'Edge']],
  [
    'case that fits gpus up to 350 mm',
    '/cases?gpu-clearance-min=350#products',
    ['Calypso', 'Edge'],
  ],
  [
    'case for cooler up to 165 mm',
    '/cases?cpu-cooler-clearance-min=165#products',
    ['Calypso', 'Edge'],
  ],
  ['case for psu up to 200 mm', '/cases?psu-clearance-min=200#products', ['Calypso', 'Edge']],
  [
    'psu for card up to 400 w',
    '/power-supplies?power-min=400#products',
    ['GX 1K Titan', 'GX 650', 'GX 750'],
  ],
  [
    'case with gpu clearance under 400 mm',
    '/cases?gpu-clearance-max=400#products',
    ['Edge', 'G120'],
  ],
  [
    'psu with gpu cables under 800 W',
    '/power-supplies?power-max=800#products',
    ['GX 650', 'GX 750'],
  ],
])(
  '%s has a bound of a part or of the product: %s, and finds what takes it',
  async (q, path, names) => {
    const { advice, nearest, products } = await shared().search.find({ q })
    expect(advice[0]?.path).toBe(path)
    expect(nearest).toBe(false)
    expect(products.map(({ name }) => name).toSorted()).toEqual(names)
  },
)

test.each([
  'chair seat depth over 50 cm',
  'chair seat higher than 47 cm',
  'chair seat under 45 cm',
  'chair backrest height over 80 cm',
  'chair tilt over 15°',
  'psu cable length over 600 mm',
  'case radiator clearance over 50 mm',
])('%s is of a figure that no list is filtered by, and is no filter of another one', async (q) => {
  expect((await shared().search.find({ q })).advice).toEqual([])
})

test.each([
  ['chair for 130 kg', ['Armada', 'Astra', 'Imperium', 'Swift Pro']],
  ['Stuhl für 140 kg', ['Armada', 'Imperium']],
  ['chair for 14 st 2', ['Armada', 'Astra', 'Imperium', 'Swift Pro']],
  ['I’m 190 cm and 140 kg', ['Armada', 'Imperium']],
  ['im 6 foot 2 and 250 pounds', ['Armada', 'Astra', 'Imperium']],
  ['ich bin 1,95 m groß und wiege 110 kg', ['Armada', 'Imperium']],
  ['je mesure 1m60 et je pèse 90 kilos', ['Astra', 'Swift Pro']],
  ['chair for 6-5', ['Armada', 'Imperium']],
  ['chair for 396 lb', ['Armada']],
  ['chair for 397 lb', []],
  ['chair for 6′7″', ['Armada']],
  ['6 foot 5', ['Armada', 'Imperium']],
  ['chair 190 cm and 160 kg', ['Armada']],
  ['chaise pour 1m62', ['Astra', 'Swift Pro']],
  ['Stuhl für Personen bis 120 kg', ['Armada', 'Astra', 'Imperium', 'Swift Pro']],
  ['chaise pour homme 190 cm', ['Armada', 'Imperium']],
  ['Stuhl für Frau 160 cm', ['Astra', 'Swift Pro']],
  ['case for a 340 mm card', ['Calypso', 'Edge']],
  ['boîtier pour carte graphique de 32 cm', ['Calypso', 'Edge', 'G120']],
  ['Gehäuse für 165 mm Kühler', ['Calypso', 'Edge']],
  ['case for a 420 mm card', []],
])('%s finds what takes that, %j', async (q, names) => {
  const { products } = await shared().search.find({ q })
  expect(products.map(({ name }) => name).toSorted()).toEqual(names)
})

test.each([
  ['will astra fit 190 cm', '/fit/chairs?units=metric&height=190', 'Astra'],
  ['does the astra fit 5′11', '/fit/chairs?units=us&height=5&inches=11', 'Astra'],
  [
    'will swift pro fit someone 6′4 250 lbs',
    '/fit/chairs?units=us&height=6&inches=4&weight=250',
    'Swift Pro',
  ],
  ['will the armada fit me', '/fit/chairs', 'Armada'],
  ['passt Astra für 190 cm', '/fit/chairs?units=metric&height=190', 'Astra'],
  ['swift pro 140 kg', '/fit/chairs?units=metric&weight=140', 'Swift Pro'],
])('%s asks whether a chair of ours fits, which %s says, and finds %s', async (q, path, name) => {
  const { advice, nearest, products } = await shared().search.find({ q })
  expect(advice.map((each) => each.path)).toEqual([path])
  expect([nearest, products.map((each) => each.name)]).toEqual([false, [name]])
})

test('where no product is within a bound, none is shown as if it were', async () => {
  const { advice, products } = await shared().search.find({ q: 'psu under 50 mm' })
  expect(advice[0]?.path).toBe('/power-supplies?length-max=50#products')
  expect(products).toEqual([])
})

test.each([
  ['spare parts', '/warranty'],
  ['how long is the warranty', '/warranty'],
  ['price', '/contact'],
  ['where to buy', '/contact'],
  ['return policy', '/contact'],
  ['RMA', '/warranty'],
  ['discount', '/contact'],
  ['about us', '/contact'],
  ['latest products', '/products'],
  ['featured', '/products'],
  ['gaming pc', '/fit'],
  ['edge manual pdf', downloadOf(79)!.href],
  ['support', '/contact'],
  ['customer support', '/contact'],
  ['faq', '/contact'],
  ['shipping', '/contact'],
  ['phone number', '/contact'],
  ['can i return a chair', '/contact'],
  ['where is my order', '/contact'],
  ['privacy policy', '/privacy'],
  ['terms of service', '/terms'],
  ['register my product', '/registration'],
  ['unsubscribe', '/newsletter'],
  ['claim', '/warranty'],
  ['dead pixel', '/warranty'],
  ['cookie policy', '/cookies'],
  ['in stock', '/contact'],
  ['wo ist meine Bestellung', '/contact'],
  ['Versandkosten', '/contact'],
  ['AGB', '/terms'],
  ['Impressum', '/terms'],
])('%s is answered by %s first', async (q, path) => {
  const { entriesFirst, entries } = await shared().search.find({ q })
  expect([entriesFirst, entries[0]?.path]).toEqual([true, path])
})

test('“compare” and a category lead to its table', async () => {
  for (const q of ['compare chairs', 'comparison of chairs']) {
    const { advice, products } = await shared().search.find({ q })
    expect(advice[0]?.path).toBe('/compare/chairs')
    expect(products.length).toBeGreaterThan(3)
  }
})

test('a page that a search names is shown where no product has all of it', async () => {
  const { nearest, entries } = await shared().search.find({ q: 'shipping to germany' })
  expect([nearest, entries.map(({ path }) => path)]).toEqual([true, ['/contact']])
})

test('a page that is advised is not listed once more', async () => {
  const { advice, entries } = await shared().search.find({ q: 'will it fit' })
  expect(advice.map(({ path }) => path)).toEqual(['/fit'])
  expect(entries.map(({ path }) => path)).not.toContain('/fit')
})

test('a search that states measures of one’s own is answered by the page that calculates with them', async () => {
  const found = await shared().search.find({ q: 'I am 1.92 m tall' })
  expect(found.advice).toMatchObject([{ path: '/fit/chairs?units=metric&height=192' }])
  expect(found.products.map(({ name }) => name)).toEqual(['Imperium', 'Armada'])
  const card = await shared().search.suggest({ q: '336 mm card' })
  expect(card.advice).toMatchObject([{ path: '/fit?card-length=336#answer' }])
  expect((await shared().search.find({ q: 'edge' })).advice).toEqual([])
})

test('a search that asks two things is answered by two pages, and shows the products that the first has room in', async () => {
  const q = 'I own a 336 mm card and want a quiet case'
  const { advice, products } = await shared().search.find({ q })
  expect(advice.map(({ path }) => path)).toEqual([
    '/fit?card-length=336#answer',
    '/cooling?sort=noise-level-asc#products',
  ])
  expect(products.map(({ name }) => name)).toEqual(['Edge', 'Calypso'])
})

test.each([
  ['psu for edge', '/fit?case=edge', 'GX 1K Titan'],
  ['cooler for the Edge', '/fit?case=edge', 'Typhoon 120'],
  ['Netzteil für Edge', '/fit?case=edge', 'GX 1K Titan'],
  ['will a 5080 fit in edge', '/fit?case=edge&card-name=GeForce+RTX+5080#answer', 'Edge'],
  ['5080 in calypso', '/fit?case=calypso&card-name=GeForce+RTX+5080#answer', 'Calypso'],
  ['gpu for g120', '/fit?case=g120', 'G120'],
  ['psu for 4090', '/fit?card-name=GeForce+RTX+4090#answer', 'GX 1K Titan'],
  ['cooler for 14900k', '/fit?processor-name=Core+i9-14900K#answer', 'Typhoon 120'],
  [
    'what power supply for a 5080 and 9800x3d',
    '/fit?card-name=GeForce+RTX+5080&processor-name=Ryzen+7+9800X3D#answer',
    'GX 1K Titan',
  ],
  ['280 mm card in g120', '/fit?case=g120&card-length=280#answer', 'G120'],
  ['does typhoon 120 fit in g120', '/fit?case=g120&cooler=typhoon-120#answer', 'Typhoon 120'],
  ['titan in edge', '/fit?case=edge&supply=gx-1k-titan#answer', 'GX 1K Titan'],
  ['nh-d15 in edge', '/fit?case=edge&cooler-height=Noctua+NH-D15#answer', 'Edge'],
  [
    'will a dark rock pro 5 fit in g120',
    '/fit?case=g120&cooler-height=be+quiet!+Dark+Rock+Pro+5#answer',
    'G120',
  ],
  [
    'peerless assassin 120 in calypso',
    '/fit?case=calypso&cooler-height=Thermalright+Peerless+Assassin+120#answer',
    'Calypso',
  ],
  ['which case fits nh-d15', '/fit?cooler-height=Noctua+NH-D15#answer', 'Edge'],
  ['typhoon 120 or nh-d15 in edge', '/fit?case=edge&cooler=typhoon-120#answer', 'Typhoon 120'],
  ['freezer 36 in edge', '/fit?case=edge&cooler-height=Arctic+Freezer+36#answer', 'Edge'],
  [
    'peerless assassin 120 in g120',
    '/fit?case=g120&cooler-height=Thermalright+Peerless+Assassin+120#answer',
    'G120',
  ],
  ['Liquid Freezer III 360 in Edge', '/fit?case=edge', 'Edge'],
  ['rtx 5090 g120', '/fit?case=g120&card-name=GeForce+RTX+5090#answer', 'G120'],
  ['titan for 5090', '/fit?card-name=GeForce+RTX+5090&supply=gx-1k-titan#answer', 'GX 1K Titan'],
  ['is gx 650 enough for 4070', '/fit?card-name=GeForce+RTX+4070&supply=gx-650#answer', 'GX 650'],
  ['1000 W for 5090', '/fit?card-name=GeForce+RTX+5090&supply-watts=1000#answer', 'GX 1K Titan'],
  [
    'typhoon 120 for 14900k',
    '/fit?processor-name=Core+i9-14900K&cooler=typhoon-120#answer',
    'Typhoon 120',
  ],
  ['edge titan typhoon 120', '/fit?case=edge&cooler=typhoon-120&supply=gx-1k-titan#answer', 'Edge'],
  ['which case fits typhoon 120', '/fit?cooler=typhoon-120#answer', 'Edge'],
  ['Gehäuse für 4090', '/fit?card-name=GeForce+RTX+4090#answer', 'Edge'],
  ['case for rtx 5090 fe', '/fit?card-name=GeForce+RTX+5090+Founders+Edition#answer', 'Edge'],
  ['bracket for 4090', '/fit?card-name=GeForce+RTX+4090#answer', 'Vertical GPU Bracket'],
  ['thermal paste for 9800x3d', '/fit?processor-name=Ryzen+7+9800X3D#answer', 'Nivos'],
  ['which supply for a 5080', '/fit?card-name=GeForce+RTX+5080#answer', 'GX 1K Titan'],
  ['gpu 336*140*61 in g120', '/fit?case=g120&card-length=336#answer', 'G120'],
])('%s is answered by %s, and %s is the first product', async (q, path, name) => {
  const { advice, entriesFirst, products } = await shared().search.find({ q })
  expect([advice[0]?.path, entriesFirst, products[0]?.name]).toEqual([path, false, name])
})

test.each([
  'edge power supply',
  'edge gpu clearance',
  'edge psu length',
  'edge cooler height',
  'edge max gpu length',
  'how many fans in edge',
  'radiator edge',
])('%s asks for a figure of the case, and is answered by it', async (q) => {
  const { advice, products } = await shared().search.find({ q })
  expect([advice, products[0]?.name]).toEqual([[], 'Edge'])
})

test.each(['two 4090', '2x 4090', '2 x 4090', 'dual 4090'])(
  '%s finds no product by its number of cards',
  async (q) => {
    const { advice, products } = await shared().search.find({ q })
    expect([advice[0]?.path, products]).toEqual(['/fit?card-name=GeForce+RTX+4090#answer', []])
  },
)

test('products are compared by a word that is in one name alone', async () => {
  for (const [q, path] of [
    ['carina vs vela', '/compare?products=carina-34,vela-27'],
    ['should i buy carina or vela', '/compare?products=carina-34,vela-27'],
    ['which is better carina or vela', '/compare?products=carina-34,vela-27'],
    ['titan vs 750', '/compare?products=gx-1k-titan,gx-750'],
    ['typhoon 120 vs 90', '/compare?products=typhoon-120,typhoon-90'],
  ] as const)
    expect((await shared().search.find({ q })).advice[0]?.path, q).toBe(path)
})

test('a search that names two products is answered by their comparison, and by them', async () => {
  for (const q of [
    'edge vs calypso',
    'is the Edge better than Calypso?',
    'Edge calypso',
    'edge or calypso for a 360 radiator',
  ]) {
    const { advice, nearest, products } = await shared().search.find({ q })
    expect(advice).toMatchObject([{ path: '/compare?products=edge,calypso' }])
    expect(products.map(({ name }) => name)).toEqual(['Edge', 'Calypso'])
    expect(nearest).toBe(false)
  }
  for (const q of ['gx750 vs gx650', 'gx 750 gx 650']) {
    const { advice } = await shared().search.suggest({ q })
    expect(advice).toMatchObject([{ title: 'GX 750 and GX 650 side by side' }])
  }
  for (const q of ['edge vs nivos', 'vertical gpu bracket edge', 'edge edge', 'typhoon 120'])
    expect((await shared().search.find({ q })).advice).toEqual([])
})

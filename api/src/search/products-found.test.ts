import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { longestQuery } from '@argo/domain/search/limits'
import { expect, test } from 'vitest'
import { testDatabase } from '../database/test-database.ts'
import { forAllTests } from '../database/test-finished.ts'
import { listProducts } from '../products/queries.ts'
import { growCategory } from '../products/test-many.ts'
import { createCaller } from '../app-router.ts'

async function finder() {
  const db = await testDatabase()
  const caller = createCaller({ db })
  const namesOf = async (q: string) =>
    (await caller.search.find({ q })).products.map(({ name }) => name)
  return { db, caller, namesOf }
}

const shared = forAllTests(finder)

test.each([
  ['edge', ['Edge']],
  ['typh', ['Typhoon 120', 'Typhoon 90']],
  ['g100m', ['G-100M']],
  ['GX650', ['GX 650']],
  ['mouse', ['G-100M', 'Reversible Mouse Pad', 'Mouse Bungee']],
  ['mousepad', ['Reversible Mouse Pad']],
  ['monitors', ['Carina 34', 'Vela 27', 'Monitor Arm', 'Monitor Light Bar']],
  ['360 radiator', ['Edge', 'Calypso']],
  ['69 g mouse', ['G-100M']],
  ['LGA 1700', ['Typhoon 120', 'Typhoon 90']],
  ['PSU', ['GX 1K Titan', 'GX 750', 'GX 650']],
  ['power supply 750 watt', ['GX 750']],
  ['GPU', ['Vertical GPU Bracket', 'Edge', 'Calypso', 'G120']],
  ['AIO', ['Edge', 'Calypso', 'G120']],
  ['tower', ['Edge', 'Calypso', 'G120']],
  ['thermal paste', ['Nivos']],
  ['34 inch monitor', ['Carina 34']],
  ['quiet fan', ['F120 Fan Three-Pack']],
  ['AM5 cooler', ['Typhoon 120', 'Typhoon 90']],
  ['arm rest', ['Swift Pro', 'Imperium', 'Astra', 'Armada']],
  ['curved monitor', ['Carina 34']],
  ['best case for airflow', ['Edge', 'Calypso', 'G120']],
  ['how heavy is Edge', ['Edge']],
  ['SFX', []],
  ['case with two hard drives', ['Edge', 'Calypso', 'G120']],
  ['monitor under 300', ['Carina 34', 'Vela 27', 'Monitor Arm', 'Monitor Light Bar']],
  ['power supply 140 mm', ['GX 750', 'GX 650']],
  ['8 pin pcie', ['GX 1K Titan', 'GX 750', 'GX 650', 'Sleeved Cable Kit']],
  ['monitor for PS5', ['Vela 27']],
  [
    '5 year warranty',
    [
      'Nivos',
      'Typhoon 120',
      'Typhoon 90',
      'F120 Fan Three-Pack',
      'GX 1K Titan',
      'GX 750',
      'GX 650',
      'Edge',
    ],
  ],
  ['size of calypso', ['Calypso']],
  ['graphics card holder', ['Vertical GPU Bracket']],
  ['typhoon 120 fan', ['Typhoon 120']],
  ['LGA 1700 180 W', ['Typhoon 120']],
  ['pc case for a 336 mm card', ['Edge', 'Calypso']],
  ['Gehäuse Breite 230 mm', ['Edge']],
  ['largeur 290 mm boîtier', ['Calypso']],
  ['psu 6.7 in', ['GX 1K Titan']],
  ['6.1″ cooler', ['Typhoon 120']],
  ['mouse 1 kHz', ['G-100M']],
  ['carina 34 arm', ['Monitor Arm']],
  ['arm carina 34', ['Monitor Arm']],
  ['spare fan', ['F120 Fan Three-Pack']],
  ['replacement fans', ['F120 Fan Three-Pack']],
  ['hello, show me the Edge, thanks', ['Edge']],
  ['compact case', ['G120', 'Edge', 'Calypso']],
  ['compact cooler', ['Typhoon 90', 'Typhoon 120']],
  ['case fans', ['F120 Fan Three-Pack']],
  ['real leather chair', ['Imperium']],
  ['leather chair', ['Swift Pro']],
])('%s finds %j first', async (q, first) => {
  expect((await shared().namesOf(q)).slice(0, first.length)).toEqual(first)
})

test.each([
  ['chair without leather', ['Astra', 'Footrest']],
  ['non-leather chair', ['Astra', 'Footrest']],
  ['monitor that is not curved', ['Vela 27', 'Monitor Arm']],
  ['Monitor nicht gebogen', ['Vela 27', 'Monitor Arm', 'Monitor Light Bar']],
  ['chair that doesn’t have leather', ['Astra', 'Footrest']],
  ['non-modular', ['Sleeved Cable Kit']],
  ['no driver mouse', ['G-100M', 'Reversible Mouse Pad', 'Mouse Bungee']],
])('%s finds what has none of it: %j', async (q, names) => {
  const { nearest, products } = await shared().caller.search.find({ q })
  expect([nearest, products.map(({ name }) => name)]).toEqual([false, names])
})

test.each([
  ['no glass case', 'Edge'],
  ['non modular psu', 'GX 1K Titan'],
  ['mouse without rgb', 'G-100M'],
  ['case without fans', 'Edge'],
  ['armless chair', 'Swift Pro'],
  ['fanless psu', 'GX 1K Titan'],
  ['Gehäuse ohne Fenster', 'Edge'],
  ['not rgb keyboard', 'Keyboard Wrist Rest'],
])('of “%s” there is none, which is said, and %s comes near', async (q, name) => {
  const { nearest, products, entries } = await shared().caller.search.find({ q })
  expect([nearest, products[0]?.name, entries]).toEqual([true, name, []])
})

test.each([
  ['psu extension cables', 'Sleeved Cable Kit'],
  ['cable extensions for psu', 'Sleeved Cable Kit'],
  ['psu extension', 'Sleeved Cable Kit'],
  ['titan fan noise', 'GX 1K Titan'],
  ['edge with fans', 'Edge'],
  ['chair for desk', 'Swift Pro'],
  ['monitor for desk', 'Carina 34'],
  ['monitor for small desk', 'Vela 27'],
  ['fan for case', 'F120 Fan Three-Pack'],
  ['12cm fan', 'F120 Fan Three-Pack'],
  ['cooler with 92 mm fan', 'Typhoon 90'],
  ['cooler height', 'Typhoon 120'],
  ['monitor arm 34 inch', 'Monitor Arm'],
  ['monitor arm for 32 inch', 'Monitor Arm'],
  ['monitor arm 17-35″', 'Monitor Arm'],
  ['monitor arm over 30 inch', 'Monitor Arm'],
  ['Monitorarm 17 bis 35 Zoll', 'Monitor Arm'],
  ['monitor light bar over 40 cm', 'Monitor Light Bar'],
  ['monitor arm 5 kg', 'Monitor Arm'],
  ['chair recline 160°', 'Armada'],
  ['small monitor arm', 'Monitor Arm'],
  ['monitor arm for carina 34', 'Monitor Arm'],
  ['27½"', 'Vela 27'],
  ['10gbps case', 'Edge'],
  ['1kw psu', 'GX 1K Titan'],
  ["chair 6'4", 'Imperium'],
  ['chair 6 foot 4', 'Imperium'],
])('%s finds %s first', async (q, name) => {
  expect((await shared().namesOf(q))[0]).toBe(name)
})

test.each([
  ['monitor arm 17 inch', 'Monitor Arm', 'Supported size'],
  ['monitor arm 2 kg', 'Monitor Arm', 'Supported weight'],
  ['footrest 9 cm', 'Footrest', 'Platform height'],
  ['desk clamp 10 mm', 'Monitor Arm', 'Desk clamp'],
  ['light bar clip 5 mm', 'Monitor Light Bar', 'Clip'],
  ['chair seat height 44 cm', 'Swift Pro', 'Seat height'],
  ['fan 400 rpm', 'F120 Fan Three-Pack', 'Fan speed'],
])('%s is the lower end of a range that %s has, its %s', async (q, name, label) => {
  const { nearest, products } = await shared().caller.search.find({ q })
  expect([nearest, products[0]?.name, products[0]?.spec?.label]).toEqual([false, name, label])
})

test.each([
  ['footrest for swift pro', 'Footrest'],
  ['swift pro footrest', 'Footrest'],
  ['Fußstütze für Swift Pro', 'Footrest'],
  ['mousepad for argo g-100m', 'Reversible Mouse Pad'],
  ['thermal paste for typhoon 120', 'Nivos'],
  ['sleeved cables for gx 1k titan', 'Sleeved Cable Kit'],
  ['light for vela 27', 'Monitor Light Bar'],
  ['fan for typhoon 120', 'F120 Fan Three-Pack'],
  ['swift pro with footrest', 'Swift Pro'],
  ['armrest for swift pro', 'Swift Pro'],
  ['dust filter for edge', 'Edge'],
  ['cable for g-100m', 'G-100M'],
])('of what goes with one of ours, “%s” finds what is asked for: %s', async (q, name) => {
  expect((await shared().namesOf(q))[0]).toBe(name)
})

test.each([
  ['footrest for swift pro', ['Footrest'], false],
  ['mouse pad for g-100m', ['Reversible Mouse Pad'], false],
  ['thermal paste for typhoon 120', ['Nivos'], false],
  ['bracket for edge', ['Vertical GPU Bracket'], false],
  ['bracket for g120', ['Vertical GPU Bracket'], true],
  ['swift pro with footrest', ['Swift Pro'], true],
  ['footrest for edge', ['Footrest'], true],
  ['mouse pad for swift pro', ['Reversible Mouse Pad'], true],
])('“%s” finds %j, and says that it is only near: %s', async (q, names, isNearest) => {
  const { nearest, products } = await shared().caller.search.find({ q })
  expect([nearest, products.slice(0, names.length).map(({ name }) => name)]).toEqual([
    isNearest,
    names,
  ])
})

test.each([
  ['Fans included: 4 × 120 mm', 'Edge'],
  ['Fan current: 0.3 A', 'G120'],
  ['Arm: Spring steel', 'Mouse Bungee'],
  ['Fits: Edge', 'Vertical GPU Bracket'],
])('the beginning of a pasted spec, “%s”, finds %s, which has it', async (q, name) => {
  expect((await shared().namesOf(q))[0]).toBe(name)
})

test.each([
  ['what’s the weight of edge', 'Edge'],
  ['edge’s weight', 'Edge'],
  ["i'm looking for a mouse", 'G-100M'],
  ['I’d like a chair', 'Swift Pro'],
  ['chair for women', 'Swift Pro'],
  ['wie schwer ist der Edge', 'Edge'],
  ['ich suche einen Stuhl', 'Swift Pro'],
  ['welche Maus', 'G-100M'],
  ['quel est le poids du Calypso', 'Calypso'],
  ['je cherche une chaise', 'Swift Pro'],
])('of a question in full, “%s”, %s has all that counts', async (q, name) => {
  const { nearest, correctedTo, products } = await shared().caller.search.find({ q })
  expect([nearest, correctedTo, products[0]?.name]).toEqual([false, null, name])
})

test.each([
  ['how tall is edge', 'Edge', 'Dimensions'],
  ['how wide is edge', 'Edge', 'Dimensions'],
  ['edge height', 'Edge', 'Dimensions'],
  ['width of calypso', 'Calypso', 'Dimensions'],
  ['how tall is typhoon 120', 'Typhoon 120', 'Height'],
  ['wie hoch ist Edge', 'Edge', 'Dimensions'],
  ['edge liters', 'Edge', 'Dimensions'],
  ['mouse dpi', 'G-100M', 'Resolution'],
  ['monitor hz', 'Carina 34', 'Refresh rate'],
  ['m-itx case', 'Edge', 'Motherboard support'],
  ['wie lang ist GX 750', 'GX 750', 'Length'],
  ['largeur calypso', 'Calypso', 'Dimensions'],
])('%s is answered by %s and its %s', async (q, name, label) => {
  const { nearest, products } = await shared().caller.search.find({ q })
  expect([nearest, products[0]?.name, products[0]?.spec?.label]).toEqual([false, name, label])
})

test.each([
  ['Lüfter', 'F120 Fan Three-Pack'],
  ['bras pour écran', 'Monitor Arm'],
  ['wie laut ist Typhoon 120', 'Typhoon 120'],
  ['luefter', 'F120 Fan Three-Pack'],
  ['Mauspad', 'Reversible Mouse Pad'],
  ['chaise', 'Swift Pro'],
  ['ventilateur', 'F120 Fan Three-Pack'],
  ['Stuhl für große Menschen', 'Armada'],
  ['chaise sans cuir', 'Astra'],
  ['Netzteil 750 Watt', 'GX 750'],
  ['Gehäuse', 'Edge'],
  ['souris', 'G-100M'],
  ['écran', 'Carina 34'],
  ['Bildschirm 27 Zoll', 'Vela 27'],
  ['bras d’écran', 'Monitor Arm'],
  ['Wärmeleitpaste', 'Nivos'],
  ['boîtier', 'Edge'],
  ['lautlose Lüfter', 'F120 Fan Three-Pack'],
  ['schwarzes Gehäuse', 'Edge'],
  ['kabelgebundene Maus', 'G-100M'],
])('a German or French buyer who says “%s” finds %s first, uncorrected', async (q, name) => {
  const { correctedTo, products } = await shared().caller.search.find({ q })
  expect([correctedTo, products[0]?.name]).toEqual([null, name])
})

test('a pasted spec finds a product that has it, and nothing is advised beside it', async () => {
  const { db, caller } = shared()
  const all = await listProducts(db)
  const missed: string[] = []
  for (const spec of new Set(all.flatMap(({ specs }) => specs))) {
    if (spec.length > longestQuery) continue
    const { advice, products } = await caller.search.find({ q: spec })
    const first = all.find(({ id }) => id === products[0]?.id)
    if (!first?.specs.includes(spec) || advice.length > 0) missed.push(spec)
  }
  expect(missed).toEqual([])
})

test.each(['keyboard', 'keyboards', 'mechanical keyboard', 'gaming keyboard', 'Tastatur'])(
  'a keyboard that is published is found by “%s”, before what goes with one',
  async (q) => {
    const { db, caller, namesOf } = await finder()
    expect((await namesOf(q))[0]).toBe('Keyboard Wrist Rest')
    const mouse = await db
      .selectFrom('products')
      .selectAll()
      .where('id', '=', 71)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('products')
      .values({
        ...mouse,
        id: 170,
        slug: 'argo-hammer-75',
        name: 'Argo Hammer 75',
        description: 'A mechanical gaming keyboard with 84 keys. It has a steel plate.',
        specs: '["Polling rate: 1000 Hz","Weight: 900 g","Switches: linear"]',
      })
      .execute()
    const { nearest, products } = await caller.search.find({ q })
    expect([nearest, products[0]?.name]).toEqual([false, 'Argo Hammer 75'])
  },
)

test.each([
  'headset',
  'Kopfhörer',
  'headphones',
  'gaming headset',
  'headset stand',
  'laptop stand',
  'Halter für Kopfhörer',
  'desk',
  'bureau gamer',
  'gaming table',
  'motherboard',
])('nobody here makes a “%s”: it is said, and nothing listed that mentions one', async (q) => {
  const { nearest, correctedTo, products, entries } = await shared().caller.search.find({ q })
  expect([nearest, correctedTo, products, entries]).toEqual([true, null, [], []])
})

test.each(['headset', 'Kopfhörer', 'headphones', 'gaming headset'])(
  'a headset that is published is found by “%s”, before what has a jack for one',
  async (q) => {
    const { db, namesOf } = await finder()
    const description = 'A light headset with a microphone that folds away.'
    await db
      .updateTable('products')
      .set({ name: 'Echo', description })
      .where('id', '=', 71)
      .execute()
    expect((await namesOf(q))[0]).toBe('Echo')
  },
)

test.each([
  ['headset jack', 'Edge'],
  ['case with headphone jack', 'Edge'],
  ['motherboard support', 'G120'],
  ['mouse and keyboard', 'G-100M'],
  ['monitor with speakers', 'Carina 34'],
  ['desk pad', 'Reversible Mouse Pad'],
])('“%s” says more than what others make, and finds %s first', async (q, name) => {
  expect((await shared().namesOf(q))[0]).toBe(name)
})

test.each([
  ['white pc case', ['G120', 'Edge', 'Calypso']],
  ['full tower', ['Edge', 'Calypso', 'G120']],
  ['edge pro', ['Edge']],
  ['4k monitor', ['Carina 34', 'Vela 27']],
  ['usb c monitor', ['Carina 34', 'Vela 27']],
  ['monitor with speakers', ['Carina 34', 'Vela 27']],
  ['32 inch monitor', ['Carina 34', 'Vela 27']],
  ['4k oled', ['Carina 34']],
  ['wireless mouse', ['G-100M']],
  ['left handed mouse', ['G-100M']],
  ['26000 dpi mouse', ['G-100M']],
  ['mechanical keyboard', ['Keyboard Wrist Rest']],
  ['sfx psu', ['GX 1K Titan', 'GX 750', 'GX 650']],
  ['platinum psu', ['GX 1K Titan', 'GX 750', 'GX 650']],
  ['850w psu', ['GX 1K Titan', 'GX 750', 'GX 650']],
  ['gx 850', ['GX 1K Titan', 'GX 750', 'GX 650']],
  ['280mm radiator', ['Edge', 'Calypso', 'G120']],
  ['140mm fan', ['F120 Fan Three-Pack', 'Typhoon 120', 'Typhoon 90']],
  ['typhoon 140', ['Typhoon 120', 'Typhoon 90']],
  ['gx 650 black', ['GX 650', 'GX 750']],
  ['gx 750 gray', ['GX 750', 'GX 1K Titan']],
  ['g120 black', ['G120', 'Edge', 'Calypso']],
  ['edge vela 27', ['Vela 27', 'Edge']],
  ['gx 650 1000 W', ['GX 650']],
  ['is swift pro ok for 6′2', ['Swift Pro']],
  ['cooler for i9', ['Typhoon 120', 'Typhoon 90']],
  ['pink chair', ['Swift Pro', 'Imperium', 'Astra', 'Armada']],
  ['massage chair', ['Swift Pro', 'Imperium', 'Astra', 'Armada']],
  ['xl mouse pad', ['Reversible Mouse Pad']],
  ['black monitor arm', ['Monitor Arm']],
])('nothing is “%s”, which is said, and %j come nearest', async (q, first) => {
  const { nearest, correctedTo, products } = await shared().caller.search.find({ q })
  expect([nearest, correctedTo]).toEqual([true, null])
  expect(products.slice(0, first.length).map(({ name }) => name)).toEqual(first)
})

test.each([
  ['case shorter than 450 mm', ['G120', 'Edge', 'Calypso']],
  ['case less than 7.6 kg', ['Edge', 'Calypso', 'G120']],
  ['fan over 1800 rpm', ['F120 Fan Three-Pack', 'Typhoon 120', 'Typhoon 90']],
  ['mouse under 124 mm', ['G-100M']],
  ['chair seat depth over 50 cm', ['Swift Pro', 'Imperium', 'Astra', 'Armada']],
])(
  '“%s” has a bound that no list has: nothing is found by its number, and all that may be within it, %j, is near',
  async (q, names) => {
    const { nearest, products } = await shared().caller.search.find({ q })
    expect([nearest, products.slice(0, names.length).map(({ name }) => name)]).toEqual([
      true,
      names,
    ])
  },
)

test.each([
  ['case with 3 or more 120 mm fans', 'Fans included'],
  ['psu hold-up 17 ms', 'Hold-up time'],
])('the figure of “%s” is no bound, and is found in %s', async (q, label) => {
  const { nearest, products } = await shared().caller.search.find({ q })
  expect([nearest, products[0]?.spec?.label]).toEqual([false, label])
})

test.each([
  ['case please', ['Edge', 'Calypso', 'G120']],
  ['cheapest case', ['Edge', 'Calypso', 'G120']],
  ['black case', ['Edge', 'Calypso']],
  ['silver case', ['G120']],
  ['edge case black', ['Edge']],
  ['black psu', ['GX 750']],
  ['black mouse', ['G-100M']],
  ['white chair', ['Swift Pro', 'Armada']],
  ['camo chair', ['Swift Pro']],
  ['astra purple', ['Astra']],
  ['office chair', ['Swift Pro', 'Imperium', 'Astra', 'Armada']],
  ['ergonomic chair', ['Swift Pro', 'Imperium', 'Astra', 'Armada']],
  ['fabric chair', ['Astra']],
  ['vegan leather chair', ['Swift Pro', 'Armada']],
  ['chair with headrest', ['Swift Pro', 'Imperium', 'Astra', 'Armada']],
  ['wired mouse', ['G-100M', 'Mouse Bungee']],
  ['rgb mouse', ['G-100M']],
  ['mouse 1000hz', ['G-100M']],
  ['black monitor', ['Carina 34', 'Vela 27', 'Monitor Light Bar']],
  ['monitor light', ['Monitor Light Bar']],
  ['240 hz 1440p monitor', ['Vela 27']],
  ['oled', ['Carina 34']],
  ['hdmi 2.1', ['Carina 34', 'Vela 27']],
  ['freesync', ['Carina 34', 'Vela 27']],
  ['desk mount', ['Monitor Arm']],
  ['monitor mount 100x100', ['Monitor Arm']],
  ['gray monitor stand', ['Monitor Arm']],
  ['black lamp', ['Monitor Light Bar']],
  ['black palm rest', ['Keyboard Wrist Rest']],
  ['mesh case', ['Edge']],
  ['e-atx case', ['Calypso']],
  ['micro atx tower', ['Edge', 'Calypso', 'G120']],
  ['360 rad case', ['Edge', 'Calypso']],
  ['water cooler', ['Edge', 'Calypso', 'G120']],
  ['cpu fan', ['Typhoon 120', 'Typhoon 90']],
  ['92mm cooler', ['Typhoon 90']],
  ['low profile cooler', ['Typhoon 90']],
  ['rgb fans', ['F120 Fan Three-Pack']],
  ['gold psu', ['GX 750', 'GX 650']],
  ['fully modular power supply', ['GX 1K Titan', 'GX 750']],
  ['psu with 12v-2x6', ['GX 1K Titan', 'GX 750', 'GX 650']],
  ['sleeved cables', ['Sleeved Cable Kit']],
  ['cloth mouse pad', ['Reversible Mouse Pad']],
  ['castors', ['Swift Pro', 'Imperium', 'Astra', 'Armada']],
  ['aluminium base chair', ['Imperium', 'Armada']],
])('%s finds %j, as it is typed', async (q, first) => {
  const { nearest, correctedTo, products } = await shared().caller.search.find({ q })
  expect([nearest, correctedTo]).toEqual([false, null])
  expect(products.slice(0, first.length).map(({ name }) => name)).toEqual(first)
})

test.each([
  ['quietest cooler', 'Noise level', ['Typhoon 90', 'Typhoon 120']],
  ['brightest monitor', 'Brightness', ['Vela 27', 'Carina 34']],
  ['fastest monitor', 'Refresh rate', ['Vela 27', 'Carina 34']],
  ['most powerful psu', 'Power', ['GX 1K Titan', 'GX 750', 'GX 650']],
  ['strongest chair', 'Maximum load', ['Armada', 'Imperium', 'Astra', 'Swift Pro']],
  ['lightweight mouse', 'Weight', ['G-100M']],
  ['biggest case', 'Dimensions', ['Calypso', 'Edge', 'G120']],
  ['chair for tall people', 'User height', ['Armada', 'Imperium', 'Astra', 'Swift Pro']],
  ['chair for a short man', 'User height', ['Swift Pro', 'Astra', 'Imperium', 'Armada']],
  ['chair for big guys', 'User height', ['Armada', 'Imperium', 'Astra', 'Swift Pro']],
  ['Stuhl für kleine Personen', 'User height', ['Swift Pro', 'Astra', 'Imperium', 'Armada']],
  ['chaise pour femmes grandes', 'User height', ['Armada', 'Imperium', 'Astra', 'Swift Pro']],
  ['Stuhl für Große', 'User height', ['Armada', 'Imperium', 'Astra', 'Swift Pro']],
  ['short psu', 'Length', ['GX 750', 'GX 650', 'GX 1K Titan']],
  ['shortest cooler', 'Height', ['Typhoon 90', 'Typhoon 120']],
  ['case, not small', 'Dimensions', ['Calypso', 'Edge', 'G120']],
  ['not a small case', 'Dimensions', ['Calypso', 'Edge', 'G120']],
  ['case that isn’t too big', 'Dimensions', ['G120', 'Edge', 'Calypso']],
  ['Gehäuse, nicht zu groß', 'Dimensions', ['G120', 'Edge', 'Calypso']],
  ['boîtier pas trop grand', 'Dimensions', ['G120', 'Edge', 'Calypso']],
  ['psu, not loud', 'Noise level', ['GX 1K Titan', 'GX 650', 'GX 750']],
  ['mouse, not too heavy', 'Weight', ['G-100M']],
  ['le plus petit boîtier', 'Dimensions', ['G120', 'Edge', 'Calypso']],
  ['kleinstes Netzteil', 'Length', ['GX 750', 'GX 650', 'GX 1K Titan']],
  ['leiseste Kühler', 'Noise level', ['Typhoon 90', 'Typhoon 120']],
  ['leichteste Maus', 'Weight', ['G-100M']],
  ['case smaller than Edge', 'Dimensions', ['G120', 'Edge', 'Calypso']],
])('%s sorts by %s, and shows it', async (q, label, first) => {
  const { products } = await shared().caller.search.find({ q })
  const shown = products.slice(0, first.length)
  expect(shown.map(({ name }) => name)).toEqual(first)
  expect(shown.map(({ spec }) => spec?.label)).toEqual(first.map(() => label))
})

test.each(['nh-d15', 'Noctua NH-D15', 'ak620', 'kraken 360'])(
  'what another maker calls %s is nothing of ours with its number',
  async (q) => {
    const { nearest, products } = await shared().caller.search.find({ q })
    expect([nearest, products]).toEqual([true, []])
  },
)

test('a number without a unit is near no other number', async () => {
  const { nearest, products } = await shared().caller.search.find({ q: '28½' })
  expect([nearest, products]).toEqual([true, []])
})

test('a question is answered by the spec that it asks about', async () => {
  const { caller } = await finder()
  for (const [q, label] of [
    ['AM5', 'AMD sockets'],
    ['how heavy is Edge', 'Weight'],
    ['how loud is the Typhoon 120', 'Noise level'],
    ['chair for tall people', 'User height'],
    ['12VHPWR', 'Graphics plugs'],
    ['monitor arm 9 kg', 'Supported weight'],
  ] as const)
    expect((await caller.search.find({ q })).products[0]?.spec?.label).toBe(label)
})

test('a figure of something else does not count for a part that a product only has a place for', async () => {
  const { caller, namesOf } = shared()
  expect(await namesOf('case for a 400 mm GPU')).toEqual(['Edge', 'Calypso'])
  const { nearest, products } = await caller.search.find({ q: 'quiet 360 cooler' })
  expect([nearest, products[0]?.name]).toEqual([true, 'Typhoon 120'])
})

test.each(['white case', 'weißes Gehäuse'])(
  'in a color that there is not (“%s”), what looks most like it comes first and says its own',
  async (q) => {
    const { caller } = shared()
    const { nearest, products } = await caller.search.find({ q })
    expect(nearest).toBe(true)
    expect(products[0]).toMatchObject({ name: 'G120', spec: { label: 'Color', value: 'Silver' } })
    expect(products.slice(1, 3).map(({ name }) => name)).toEqual(['Edge', 'Calypso'])
  },
)

test('beside what has the name, nothing is found that has its letters as a word of a sentence', async () => {
  const { products, entries } = await shared().caller.search.suggest({ q: 'edge' })
  expect(products.map(({ name }) => name)).toEqual(['Edge'])
  expect(entries.map(({ title }) => title)).toEqual(['Edge Assembly Manual'])
})

test('“quiet case” finds the cases and nothing else: no bracket whose description has its words apart, no supply that names cases', async () => {
  const { namesOf } = shared()
  expect(await namesOf('quiet case')).toEqual(['Edge', 'Calypso', 'G120'])
})

test('a result states what was searched for, and nothing else that stands beside it', async () => {
  const { caller } = shared()
  const fans = async (q: string) => (await caller.search.find({ q })).products[0]?.spec?.value
  expect(await fans('quiet case')).toBe('4 × 120 mm, three front and one rear (F120)')
  expect(await fans('addressable case')).toContain('; rings and front seam lit, addressable RGB')
})

test('a product that has a synonym’s words only here and there is shown as near, not as found', async () => {
  const { caller } = shared()
  const { nearest, products } = await caller.search.find({ q: 'quiet bracket' })
  expect(nearest).toBe(true)
  expect(products[0]?.name).toBe('Vertical GPU Bracket')
})

test('what is searched for is stored nowhere', async () => {
  const { db, caller } = await finder()
  const stored = async () => {
    const tables = await db.introspection.getTables()
    const rows = tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db))
    return JSON.stringify((await Promise.all(rows)).map((each) => each.rows))
  }
  const before = await stored()
  for (const q of ['quaggahide', 'edge', 'calipso', 'I am 1.92 m tall']) {
    await caller.search.find({ q })
    await caller.search.suggest({ q })
  }
  expect(await stored()).toBe(before)
})

test('no more than eight are suggested, whatever they are', async () => {
  const { db, caller } = await finder()
  await growCategory(db, 'edge', 12)
  const { advice, products, entries } = await caller.search.suggest({ q: 'quiet case' })
  expect([advice.length, advice.length + products.length + entries.length]).toEqual([1, 8])
})

test('what nine products or more of a category were found can be narrowed by its filters', async () => {
  const { db, caller } = await finder()
  expect((await caller.search.find({ q: 'monitor' })).filters).toBe(null)
  await growCategory(db, 'carina-34', 9)
  const { filters } = await caller.search.find({ q: 'monitor' })
  expect(filters?.category).toBe('monitors')
  const panel = filters?.filters.find(({ key }) => key === 'panel')
  expect(panel).toMatchObject({ choices: expect.arrayContaining([{ value: 'IPS', count: 1 }]) })
  const narrowed = await caller.search.find({
    q: 'monitor',
    filters: { choices: { panel: ['IPS'] }, ranges: {} },
  })
  expect(narrowed.products.map(({ name }) => name)).toEqual(['Vela 27'])
  expect((await caller.search.find({ q: 'edge' })).filters).toBe(null)
})

test('filters count every product that was found, and narrow all of them', async () => {
  const { db, caller } = await finder()
  await growCategory(db, 'vela-27', 300)
  const { filters } = await caller.search.find({ q: 'monitor' })
  const panel = filters?.filters.find(({ key }) => key === 'panel')
  const counts = panel?.kind === 'choices' ? panel.choices : []
  const ips = counts.find(({ value }) => value === 'IPS')?.count ?? 0
  expect(ips).toBeGreaterThan(200)
  const narrowed = await caller.search.find({
    q: 'monitor',
    filters: { choices: { panel: ['QD-OLED'] }, ranges: {} },
  })
  expect(narrowed.products.map(({ name }) => name)).toEqual(['Carina 34'])
})

test('a text without a space, longer than an index takes, keeps neither its product nor others from being found', async () => {
  const { db, namesOf } = await finder()
  const letters = randomBytes(4_500).toString('hex').replaceAll(/\d/g, 'x')
  const change = (id: number, columns: { specs: string; description: string }) =>
    db.updateTable('products').set(columns).where('id', '=', id).execute()
  await change(79, {
    specs: `["Material: ${letters} zebrawood"]`,
    description: letters.slice(5_000),
  })
  await change(93, { specs: '["Material: quaggahide"]', description: '' })
  expect(await namesOf('zebrawood')).toEqual(['Edge'])
  expect(await namesOf('quaggahide')).toEqual(['Nivos'])
})

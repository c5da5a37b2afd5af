import { expect, test } from 'vitest'
import { forAllTests } from '../database/test-finished.ts'
import { testCaller } from '../test-app.ts'

const shared = forAllTests(testCaller)

async function answer(query: string) {
  const { call } = shared()
  const { answer } = await call.fit.answer(Object.fromEntries(new URLSearchParams(query)))
  return answer
}

/** The lines of an answer by their id. */
async function lines(query: string) {
  const checks = (await answer(query))?.checks ?? []
  return Object.fromEntries(
    checks.map(({ id, status, result, calculation }) => [
      id,
      `${status}; ${result}; ${calculation}`,
    ]),
  )
}

test('nothing chosen is no answer, but what of ours can be chosen', async () => {
  const { call } = shared()
  const { answer, options } = await call.fit.answer({})
  expect(answer).toBeNull()
  expect(options.case.map(({ name }) => name)).toEqual(['Edge', 'Calypso', 'G120'])
  expect(options.cooler.map(({ key }) => key)).toEqual(['typhoon-120', 'typhoon-90'])
  expect(options.supply.map(({ key }) => key)).toEqual(['gx-1k-titan', 'gx-750', 'gx-650'])
})

test('our cases are calculated with every condition that their figures have', async () => {
  expect(await lines('case=edge&card-length=336&front=360&front-thickness=27')).toMatchObject({
    'card-length': 'fits; 37 mm to spare; 336 mm of 373 mm, behind a 27 mm front radiator',
    'radiator-front': 'fits; The size it takes; 360 mm of 360 mm',
  })
  expect(await lines('case=edge&card-length=336')).toMatchObject({
    'card-length': 'fits; 64 mm to spare; 336 mm of 400 mm, with front fans',
  })
  expect(await lines('case=g120&card-length=336')).toMatchObject({
    'card-length': 'collides; 6 mm too long; 336 mm of 330 mm, with front fans',
  })
  expect(await lines('case=calypso&card-length=336&side=360&board=e-atx&bottom=360')).toMatchObject(
    {
      'card-length': 'fits; 79 mm to spare; 336 mm of 415 mm, with the side radiator fitted',
      'radiator-side': 'fits; The size it takes; 360 mm of 360 mm',
      'board-size': expect.stringContaining('tight; Up to 280 mm wide'),
    },
  )
})

test('our coolers and supplies bring their figures along', async () => {
  expect(
    await lines('case=g120&cooler=typhoon-120&socket=am5&processor=120&supply=gx-650'),
  ).toMatchObject({
    'cooler-height': 'fits; 5 mm to spare; 155 mm of 160 mm',
    'cooler-socket': expect.stringContaining('fits; Made for AM5'),
    'cooler-heat': 'fits; 60 W to spare; 120 W of 180 W, at 25 °C ambient',
    'supply-length': 'fits; 50 mm to spare; 140 mm of 190 mm, with the drive cage fitted',
    'supply-power': expect.stringContaining('270 W of 650 W'),
  })
})

test('a card stands upright on our bracket where both have the room for it', async () => {
  const upright = 'upright=yes&card-thickness=58'
  expect(await lines(`case=edge&${upright}`)).toMatchObject({
    'upright-slots': 'fits; 1 to spare; 6 of 7 slots',
    'upright-thickness': 'tight; 2 mm to spare; 58 mm of 60 mm',
  })
  expect(await lines(`case=g120&${upright}`)).toMatchObject({
    'upright-slots': 'collides; 2 too few; 6 of 4 slots',
  })
})

test('a card without a case is told which of ours would take it, and by how much', async () => {
  const told = await answer('card-length=336&card-thickness=61')
  expect(told?.verdict).toBe('Edge and Calypso would take it')
  expect(told?.cases.map(({ key, status, reasons }) => [key, status, reasons[0]?.result])).toEqual([
    ['edge', 'fits', '64 mm to spare'],
    ['calypso', 'fits', '79 mm to spare'],
    ['g120', 'collides', '6 mm too long'],
  ])
})

test('a case that takes what is known of a card takes it so far', async () => {
  const told = await answer('card-length=336')
  expect(told?.verdict).toBe('Edge and Calypso would take it')
  expect(told?.cases[0]).toMatchObject({ key: 'edge', status: 'fits', unlisted: 0 })
  const small = told?.cases.find(({ key }) => key === 'g120')
  expect(small).toMatchObject({ status: 'collides' })
})

test('a cooler that the processor is too hot for speaks against no case', async () => {
  const told = await answer('case=edge&cooler=typhoon-120&socket=am5&processor=253')
  expect(told?.status).toBe('collides')
  expect(told?.cases.map(({ key, status }) => [key, status])).toEqual([
    ['calypso', 'fits'],
    ['g120', 'fits'],
  ])
})

test('of a build without a case or a length nothing but its power is asked', async () => {
  const told = await answer('card-watts=450')
  expect(told?.verdict).toBe('Add the CPU’s wattage')
  expect([told?.checks, told?.cases]).toEqual([[], []])
  expect(told?.supplies.map(({ reasons }) => reasons[0]?.calculation)).toEqual([
    expect.stringContaining('The rest leaves 400 W for it'),
    expect.stringContaining('The rest leaves 150 W for it'),
    expect.stringContaining('The rest leaves 50 W for it'),
  ])
  const powered = await answer('card-watts=300&card-plugs=3-8-pin&processor=125')
  expect(powered?.verdict).toBe('GX 1K Titan and GX 750 would power it')
  const withoutPlugs = await answer('card-watts=450&processor=125')
  expect(withoutPlugs?.verdict).toBe('So far GX 1K Titan and GX 750 would power it')
})

test('the supplies that carry a card of 450 W are told from those that do not, with the reason', async () => {
  const told = await answer('card-watts=450&card-plugs=12v-2x6&processor=125')
  expect(told?.power?.known).toBe(725)
  expect(
    told?.supplies.map(({ key, status, reasons }) => [key, status, reasons[0]?.result]),
  ).toEqual([
    ['gx-1k-titan', 'fits', expect.stringMatching(/275 W to spare|Rated for 600 W/)],
    ['gx-750', 'tight', '25 W to spare'],
    ['gx-650', 'collides', '75 W short'],
  ])
})

test('our cases say how thick a radiator at the top may be', async () => {
  for (const name of ['edge', 'calypso'])
    expect(await lines(`case=${name}&top=360&top-thickness=27`)).toEqual({
      'radiator-top': 'fits; The size it takes; 360 mm of 360 mm',
      'radiator-top-thickness': 'fits; 5 mm to spare; 52 mm of 57 mm, of which 25 mm for its fans',
    })
})

test('what does not fit and what is tight is told first, what is not known last', async () => {
  const told = await answer(
    'case=g120&card-length=325&card-thickness=61&cooler=own&cooler-height=157&supply=gx-1k-titan&board=atx',
  )
  const statuses = told?.checks.map(({ status }) => status) ?? []
  expect([...new Set(statuses)]).toEqual(['collides', 'tight', 'fits', 'unknown'])
  expect(statuses).toEqual(
    statuses.toSorted((one, other) => statuses.indexOf(one) - statuses.indexOf(other)),
  )
  expect(told?.list.at(-2)?.name).toBe('GX 1K Titan, 170 mm long, 1,000 W')
})

test('what cannot be read is said at its field, and the rest is calculated', async () => {
  const { call } = shared()
  const { errors, answer } = await call.fit.answer({
    case: 'edge',
    'card-length': 'long',
    'cooler-height': '155',
    supply: 'no-such-supply',
  })
  expect(Object.keys(errors)).toEqual(['card-length', 'supply'])
  expect(answer?.checks.map(({ id }) => id)).toEqual(['cooler-height'])
})

test('a product without a slug is chosen by its id, and one that is older than those listed too', async () => {
  const { call, db } = await testCaller()
  const { id: _, ...edge } = await db
    .selectFrom('products')
    .selectAll()
    .where('slug', '=', 'edge')
    .executeTakeFirstOrThrow()
  const many = Array.from({ length: 30 }, (_, index) => ({
    ...edge,
    id: 1_000 + index,
    slug: null,
    name: `Edge ${index}`,
  }))
  for (const product of many) await db.insertInto('products').values(product).execute()
  const { options } = await call.fit.answer({})
  expect(options.case).toHaveLength(24)
  const { answer } = await call.fit.answer({ case: 'edge', 'card-length': '336' })
  expect(answer?.checks[0]?.status).toBe('fits')
  const byId = await call.fit.answer({ case: '1003', 'card-length': '336' })
  expect(byId.errors).toEqual({})
  expect(byId.answer?.list[0]?.product?.id).toBe(1_003)
})

test('a product by a name that none can have is said at its field', async () => {
  const { call } = shared()
  for (const name of ['edge\u0000', "edge'", 'Edge'])
    for (const field of ['case', 'cooler', 'supply'])
      expect(Object.keys((await call.fit.answer({ [field]: name })).errors)).toEqual([field])
})

test('a build that was shared before its case was renamed or discontinued is answered as before', async () => {
  const { db, call } = await testCaller()
  const asked = { case: 'edge', 'card-length': '336' }
  const before = (await call.fit.answer(asked)).answer?.checks
  expect(before?.length).toBeGreaterThan(0)
  const set = (values: { slug: string } | { state: 'discontinued' }) =>
    db.updateTable('products').set(values).where('id', '=', 79).execute()
  await set({ slug: 'edge-ii' })
  expect((await call.fit.answer(asked)).answer?.checks).toEqual(before)
  expect((await call.fit.answer({ ...asked, case: '79' })).answer?.checks).toEqual(before)
  await set({ state: 'discontinued' })
  expect((await call.fit.answer(asked)).answer?.checks).toEqual(before)
  expect((await call.fit.answer({})).options.case.map(({ name }) => name)).not.toContain('Edge')
})

test('a field that there is not is left out, and one that is too long is refused', async () => {
  const { call } = shared()
  const known = await call.fit.answer({ case: 'edge' })
  expect(await call.fit.answer({ case: 'edge', card: '320', 'board-x': '1' } as object)).toEqual(
    known,
  )
  await expect(call.fit.answer({ case: 'x'.repeat(41) })).rejects.toThrow(/40 characters/)
})

test('every chair is told by the ranges that its specs state, and nothing else is a chair', async () => {
  const { call } = shared()
  const chairs = await call.fit.chairs()
  expect(chairs.map(({ product }) => product.name).toSorted()).toEqual([
    'Armada',
    'Astra',
    'Imperium',
    'Swift Pro',
  ])
  expect(chairs.find(({ product }) => product.slug === 'imperium')).toMatchObject({
    load: 150,
    height: { from: 165, to: 195 },
    seat: { from: 45, to: 55 },
  })
})

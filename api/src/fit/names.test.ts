import { expect, test } from 'vitest'
import { forAllTests } from '../database/test-finished.ts'
import { testCaller } from '../test-app.ts'

const shared = forAllTests(testCaller)

async function answer(query: string) {
  const { call } = shared()
  return call.fit.answer(Object.fromEntries(new URLSearchParams(query)))
}

/** The results of an answer's lines by their id. */
async function results(query: string) {
  const { checks = [] } = (await answer(query)).answer ?? {}
  return Object.fromEntries(checks.map(({ id, result }) => [id, result]))
}

test('the names of a card and a processor fill in the figures that hang on them', async () => {
  const build = 'case=edge&card-name=5080+FE&processor-name=9800x3d&supply=gx-1k-titan'
  expect(await results(build)).toMatchObject({
    'card-length': '96 mm to spare',
    'supply-power': '328 W to spare',
  })
  expect((await answer(build)).answer?.parts).toEqual([
    'Edge',
    'GeForce RTX 5080 Founders Edition',
    'GX 1K Titan',
  ])
})

test('what a visitor gives counts before what is listed', async () => {
  expect(await results('case=edge&card-name=5080+FE&card-length=396')).toMatchObject({
    'card-length': '4 mm to spare',
  })
})

test('a card that many makers build is asked for its length, beside what most of them measure', async () => {
  const { answer: told, listed } = await answer('case=edge&card-name=RTX+5080')
  expect(told?.needed).toContainEqual({ name: 'the card’s length', field: 'card-length' })
  expect(listed.parts['card-name']?.figures).toContain('most are 300 to 358 mm long')
})

test('a processor of which sources disagree is asked for its watts', async () => {
  const { answer: told } = await answer('processor-name=5600X&cooler=typhoon-120')
  expect(told?.needed).toContainEqual({ name: 'the CPU’s wattage', field: 'processor' })
  expect(told?.checks.find(({ id }) => id === 'cooler-socket')?.result).toBe('Made for AM4')
})

test('a name that is not listed is said at its field, and the rest is calculated', async () => {
  const { errors, answer: told } = await answer('case=edge&card-name=GTX+970&card-length=267')
  expect(errors).toEqual({ 'card-name': expect.stringContaining('no figures') })
  expect(told?.checks.find(({ id }) => id === 'card-length')?.result).toBe('133 mm to spare')
})

test('another maker’s cooler is entered by its name in place of its height', async () => {
  const build = 'case=g120&cooler-height=nh-d15'
  expect(await results(build)).toEqual({ 'cooler-height': '5 mm too tall' })
  const { answer: told, errors, listed } = await answer(build)
  expect(errors).toEqual({})
  expect(told?.parts).toEqual(['G120', 'Noctua NH-D15'])
  expect(told?.list.map(({ name }) => name)).toContain('Noctua NH-D15, 165 mm tall')
  expect(listed.parts['cooler-height']).toEqual({ name: 'Noctua NH-D15', figures: '165 mm tall.' })
  expect(await results('case=g120&cooler-height=165')).toEqual(await results(build))
})

test('a cooler that is not listed is said at its field, with what may be entered', async () => {
  const { errors } = await answer('case=g120&cooler-height=Megahalems')
  expect(errors).toEqual({
    'cooler-height':
      'Please enter a model that we list such as NH-D15, or a number in millimeters such as 160 mm, from 10 to 400',
  })
})

test('another maker’s cooler beside one of ours that is chosen counts for nothing, and that is said', async () => {
  const { errors } = await answer('case=g120&cooler=typhoon-120&cooler-height=nh-d15')
  expect(errors).toEqual({
    'cooler-height': expect.stringContaining('One of our coolers is chosen'),
  })
})

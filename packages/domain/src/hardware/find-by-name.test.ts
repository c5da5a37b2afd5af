import { expect, test } from 'vitest'
import { airCoolers } from './air-coolers.ts'
import { airCoolerNamed, graphicsCardNamed, hardwareIn, processorNamed } from './find-by-name.ts'
import { graphicsCards } from './graphics-cards.ts'
import { processors } from './processors.ts'

test.each([
  ['4090', 'GeForce RTX 4090'],
  ['rtx 4090', 'GeForce RTX 4090'],
  ['RTX4090 FE', 'GeForce RTX 4090 Founders Edition'],
  ['nvidia geforce rtx 5080 founders edition 16gb', 'GeForce RTX 5080 Founders Edition'],
  ['5080', 'GeForce RTX 5080'],
  ['MSI GeForce RTX 5080 16G Ventus 3X OC', 'GeForce RTX 5080'],
  ['4070', 'GeForce RTX 4070'],
  ['4070 ti', 'GeForce RTX 4070 Ti'],
  ['4070 g120', 'GeForce RTX 4070'],
  ['4090 fe gx 650', 'GeForce RTX 4090 Founders Edition'],
  ['4070ti', 'GeForce RTX 4070 Ti'],
  ['4070 super', 'GeForce RTX 4070 SUPER'],
  ['4070S', 'GeForce RTX 4070 SUPER'],
  ['4070 Ti SUPER', 'GeForce RTX 4070 Ti SUPER'],
  ['4070TiS', 'GeForce RTX 4070 Ti SUPER'],
  ['RTX 5090 (Founder’s Edition)', 'GeForce RTX 5090 Founders Edition'],
  ['5070', 'GeForce RTX 5070'],
  ['5070 Ti', 'GeForce RTX 5070 Ti'],
  ['9070 xt', 'Radeon RX 9070 XT'],
  ['9070XT', 'Radeon RX 9070 XT'],
  ['9070', 'Radeon RX 9070'],
  ['7900 xtx', 'Radeon RX 7900 XTX'],
  ['RX 7900 XT', 'Radeon RX 7900 XT'],
  ['7900 xtx reference', 'Radeon RX 7900 XTX by AMD'],
  ['AMD Radeon RX 7900 XTX AMD Ryzen build', 'Radeon RX 7900 XTX'],
  ['RX-9070-XT', 'Radeon RX 9070 XT'],
  ['7600', 'Radeon RX 7600'],
  ['arc b580', 'Arc B580'],
  ['Intel B580 Limited Edition', 'Arc B580 Limited Edition'],
])('%s is the graphics card %s', (text, name) => {
  expect(graphicsCardNamed(text)?.name).toBe(name)
})

test.each([
  ['9800X3D', 'Ryzen 7 9800X3D'],
  ['ryzen 7 9800x3d', 'Ryzen 7 9800X3D'],
  ['AMD Ryzen 7 9800 X3D', 'Ryzen 7 9800X3D'],
  ['5700x 3d', 'Ryzen 7 5700X3D'],
  ['R7 9800X3D', 'Ryzen 7 9800X3D'],
  ['i9 14900 KS', 'Core i9-14900KS'],
  ['ultra 7 265kf', 'Core Ultra 7 265KF'],
  ['14900k', 'Core i9-14900K'],
  ['i9-14900K', 'Core i9-14900K'],
  ['i9 14900kf', 'Core i9-14900KF'],
  ['14900', 'Core i9-14900'],
  ['Intel Core i5-12400F', 'Core i5-12400F'],
  ['core ultra 9 285k', 'Core Ultra 9 285K'],
  ['285', 'Core Ultra 9 285'],
  ['7600', 'Ryzen 5 7600'],
  ['7600x', 'Ryzen 5 7600X'],
  ['5700x3d', 'Ryzen 7 5700X3D'],
  ['5700x', 'Ryzen 7 5700X'],
])('%s is the processor %s', (text, name) => {
  expect(processorNamed(text)?.name).toBe(name)
})

test.each([
  ['nh-d15', 'Noctua NH-D15'],
  ['NHD15', 'Noctua NH-D15'],
  ['noctua d15', 'Noctua NH-D15'],
  ['NH-D15 chromax.black', 'Noctua NH-D15'],
  ['nh-d15 g120', 'Noctua NH-D15'],
  ['NH-D15 G2 LBC', 'Noctua NH-D15 G2'],
  ['nh u12s redux', 'Noctua NH-U12S'],
  ['NH-L9i-17xx', 'Noctua NH-L9i'],
  ['dark rock pro 5', 'be quiet! Dark Rock Pro 5'],
  ['bequiet Dark Rock 5', 'be quiet! Dark Rock 5'],
  ['peerless assassin 120', 'Thermalright Peerless Assassin 120'],
  ['Peerless Assassin 120 SE ARGB', 'Thermalright Peerless Assassin 120 SE'],
  ['PA120 SE', 'Thermalright Peerless Assassin 120 SE'],
  ['ps 120 evo', 'Thermalright Phantom Spirit 120 EVO'],
  ['ak620 zero dark', 'DeepCool AK620'],
  ['RTX 4090 AK620', 'DeepCool AK620'],
  ['Arctic Freezer 36 A-RGB', 'Arctic Freezer 36'],
  ['hyper 212 halo', 'Cooler Master Hyper 212 Halo'],
])('%s is the air cooler %s', (text, name) => {
  expect(airCoolerNamed(text)?.name).toBe(name)
  expect(hardwareIn(text).cooler?.name).toBe(name)
})

test.each([
  ['psu for 4090', 'GeForce RTX 4090', undefined],
  ['will a 5080 fit in edge', 'GeForce RTX 5080', undefined],
  ['what power supply for a 5080 and 9800x3d', 'GeForce RTX 5080', 'Ryzen 7 9800X3D'],
  ['cooler for 14900k', undefined, 'Core i9-14900K'],
  ['cooler for 7600', undefined, 'Ryzen 5 7600'],
  ['ryzen 7600', undefined, 'Ryzen 5 7600'],
  ['psu for rx 7600', 'Radeon RX 7600', undefined],
  ['psu for 7600', undefined, undefined],
  ['psu for core ultra 7 265', undefined, 'Core Ultra 7 265'],
  ['265 mm card', undefined, undefined],
  ['i5 12400f and 4060', 'GeForce RTX 4060', 'Core i5-12400F'],
  ['ddr5 5600 memory', undefined, undefined],
  ['black chair', undefined, undefined],
])('“%s” names the card %s and the processor %s', (sentence, card, processor) => {
  const named = hardwareIn(sentence)
  expect([named.card?.name, named.processor?.name]).toEqual([card, processor])
})

test('what only begins like a name in the tables is none of them', () => {
  for (const text of [
    '4090 D',
    '4090D',
    'RTX 4090 Laptop GPU',
    '5080 Super',
    '7900 GRE XT',
    'Ryzen 5 7600',
    '4070 mm',
    'constructor',
    '',
  ])
    expect(graphicsCardNamed(text), text).toBeUndefined()
  for (const text of [
    '14900HX',
    '14900T',
    '9950X3D2',
    'RX 7600',
    '7700 XT',
    'DDR5 5600 MHz',
    '285H',
    '265K Plus',
  ])
    expect(processorNamed(text), text).toBeUndefined()
  for (const text of [
    'NH-D15S',
    'NH-L12Sx77',
    'AK620 Digital',
    'Peerless Assassin 120 Mini',
    'Dark Rock Pro 4',
    'Pure Rock Slim 2',
    'hyper 212',
    'Liquid Freezer III 360',
    'A620 board',
    'Typhoon 120',
    '165 mm',
  ])
    expect(airCoolerNamed(text), text).toBeUndefined()
})

test('every name finds its own row, however it is written', () => {
  const written = (name: string) => [
    name,
    name.toLowerCase(),
    name.replaceAll(' ', '-'),
    ` ${name} `,
  ]
  for (const { name } of graphicsCards)
    for (const text of written(name)) expect(graphicsCardNamed(text)?.name, text).toBe(name)
  for (const { name } of processors)
    for (const text of written(name)) expect(processorNamed(text)?.name, text).toBe(name)
  for (const { name, model } of airCoolers)
    for (const text of [...written(name), ...written(model)])
      expect(airCoolerNamed(text)?.name, text).toBe(name)
})

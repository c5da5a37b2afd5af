import { expect, test } from 'vitest'
import { adviceFor } from './advice.ts'

test.each<string[]>([
  ['336 mm card', '/fit?card-length=336#answer'],
  ['will a 33.6 cm GPU fit', '/fit?card-length=336#answer'],
  ['which supply for a 450 W card', '/fit?card-watts=450#answer'],
  ['RTX 5090 575 watts 304 mm', '/fit?card-length=304&card-watts=575#answer'],
  ['165mm cooler', '/fit?cooler-height=165#answer'],
  ['I am 1.92 m tall', '/fit/chairs'],
  ['192 cm tall', '/fit/chairs'],
  ['chair 120 kg', '/fit/chairs'],
  ['chair for tall people', '/fit/chairs'],
  ['quiet case', '/cooling?sort=noise-level-asc#products'],
  ['silent PC', '/cooling?sort=noise-level-asc#products'],
  [
    'I own a 336 mm card and want a quiet case',
    '/fit?card-length=336#answer',
    '/cooling?sort=noise-level-asc#products',
  ],
  ['rtx 4090 case', '/fit'],
  ['psu for rtx 4090', '/fit'],
  ['what size cooler fits G120', '/fit'],
  ['chair that fits tall people', '/fit/chairs'],
  ['fits'],
  ['edge'],
  ['case'],
  ['quiet fan'],
  ['GPU'],
  ['chair'],
  ['tall tower'],
  ['360 radiator'],
  ['power supply 750 watt'],
  ['27 inch monitor'],
  [''],
])('%j is advised %j', (query, ...paths) => {
  expect(adviceFor(query).map(({ path }) => path)).toEqual(paths)
})

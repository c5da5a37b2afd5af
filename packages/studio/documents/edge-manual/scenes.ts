import type { Note } from '../drawing/figure.ts'
import { inPen, line, moved } from '../drawing/shape.ts'
import type { Drawing, Point } from '../drawing/shape.ts'
import { arrow } from '../drawing/solids.ts'
import * as chassis from './chassis.ts'
import type { EdgeFacts } from './facts.ts'
import * as parts from './parts.ts'

const upright: Point = [0, 0, 1]
const lengthwise: Point = [1, 0, 0]

/** Everything fitted and every panel on: what is on the desk in the end. */
export function finished(edge: EdgeFacts): Drawing {
  const { size } = edge
  return [
    ...chassis.interior(size),
    ...parts.mainboard(size),
    ...parts.coolerHead(size),
    ...parts.hoses(size, edge.radiatorThickness),
    ...parts.radiator(size, edge.radiatorLength, edge.radiatorThickness),
    ...parts.graphicsCard(size, Math.min(edge.cardLength, 330)),
    ...chassis.shroud(size),
    ...chassis.frame(size),
    ...chassis.sockets(size),
    ...chassis.topFilter(size),
    ...chassis.frontPanel(size),
    ...chassis.glass(size),
    ...chassis.glints(size),
  ]
}

/** The bare case with its panels lifted off, and the numbers of its parts. */
export function apart(edge: EdgeFacts): { drawing: Drawing; notes: Note[] } {
  const { size } = edge
  const { depth, width, height } = size
  const drawing = [
    ...chassis.interior(size),
    ...chassis.shroud(size),
    ...chassis.frame(size),
    ...chassis.sockets(size),
    ...chassis.topFilter(size, 70),
    ...chassis.frontFans(size, edge.frontFans, edge.frontFanSize),
    ...chassis.frontPanel(size, 150),
    ...chassis.glass(size, 210),
    ...chassis.glints(size, 210),
  ]
  const notes: Note[] = [
    { mark: '1', at: [60, -216, 120], stand: [60, -216, -50] },
    { mark: '2', at: [depth - 9, -216, 7], stand: [depth - 9, -216, -70] },
    { mark: '3', at: [-180, width * 0.8, 70], stand: [-180, width * 0.8, -70] },
    { mark: '4', at: [0, width / 2, height * 0.8], stand: [-90, width * 0.75, height + 46] },
    {
      mark: '5',
      at: [depth * 0.6, width / 2, height + 76],
      stand: [depth * 0.6, width / 2, height + 170],
    },
    { mark: '6', at: [38, width * 0.5, height], stand: [38, width * 0.5, height + 120] },
    {
      mark: '7',
      at: [depth * 0.5, 120, chassis.shroudHeight],
      stand: [depth * 0.5, 120, chassis.shroudHeight + 84],
    },
    { mark: '8', at: [depth - 6, 60, height - 120], stand: [depth + 90, 90, height - 120] },
    { mark: '9', at: [depth - 10, 60, height * 0.42], stand: [depth + 110, 60, height * 0.42] },
    { mark: '10', at: [depth - 59, 30, -22], stand: [depth + 60, 30, -60] },
  ]
  return { drawing, notes }
}

/** Glass off, then roof filter, then front. */
export function opening(edge: EdgeFacts): Drawing {
  const { size } = edge
  const { depth, width, height } = size
  return [
    ...chassis.interior(size),
    ...chassis.shroud(size),
    ...chassis.frame(size),
    ...chassis.sockets(size),
    ...chassis.topFilter(size, 80, 'ember'),
    ...arrow([depth / 2, width / 2, height + 92], [depth / 2, width / 2, height + 150], lengthwise),
    ...chassis.frontFans(size, edge.frontFans, edge.frontFanSize),
    ...chassis.frontPanel(size, 130, 'ember'),
    ...arrow([-165, width / 2, height / 2], [-235, width / 2, height / 2], upright),
    ...chassis.glass(size, 190, 'ember'),
    ...arrow([depth / 2, -196, height / 2], [depth / 2, -330, height / 2], upright),
  ]
}

/** The supply slides in from the rear, under the shroud. */
export function supply(edge: EdgeFacts): Drawing {
  const { size } = edge
  const out = edge.supplyLength + 60
  return [
    ...parts.powerSupply(size, edge.supplyLength, out, 'ember'),
    ...arrow([size.depth + out - 40, 16, 150], [size.depth + 40, 16, 150], upright),
    ...chassis.interior(size),
    ...chassis.shroud(size),
    ...inPen(parts.powerSupply(size, edge.supplyLength), 'ghost', 'none').slice(1, 3),
    ...chassis.frame(size),
    ...chassis.topFilter(size),
    ...chassis.sockets(size),
  ]
}

/** The board goes in from the open side. */
export function board(edge: EdgeFacts): Drawing {
  const { size } = edge
  const pull = 250
  const shifted = moved(parts.mainboard(size, 'ember'), [0, -pull, 0])
  const [d, h] = [size.depth - 135, size.height - 180]
  return [
    ...chassis.interior(size),
    ...parts.standoffs(size),
    ...chassis.shroud(size),
    ...chassis.frame(size),
    ...chassis.topFilter(size),
    ...chassis.sockets(size),
    ...shifted,
    ...arrow(
      [d - 170, size.width - 46 - pull, h],
      [d - 170, size.width - 46 - pull + 110, h],
      upright,
    ),
  ]
}

/** Fans behind the front, a radiator under the roof. */
export function cooling(edge: EdgeFacts): Drawing {
  const { size } = edge
  const { width, height } = size
  return [
    ...chassis.interior(size),
    ...parts.mainboard(size),
    ...parts.coolerHead(size, 'ember'),
    ...parts.hoses(size, edge.radiatorThickness, 'ember'),
    ...parts.radiator(size, edge.radiatorLength, edge.radiatorThickness, 0, 'ember'),
    ...chassis.shroud(size),
    ...chassis.frame(size),
    ...chassis.sockets(size),
    ...chassis.frontFans(size, edge.frontFans, edge.frontFanSize, 'ember'),
    ...airflow(-150, width / 2, height),
  ]
}

function airflow(depth: number, width: number, height: number): Drawing {
  return [0.3, 0.5, 0.7].flatMap((share) =>
    arrow([depth, width, height * share], [depth + 70, width, height * share], upright, 11),
  )
}

/** The card slides into the upper slot; its bracket meets the rear wall. */
export function card(edge: EdgeFacts): Drawing {
  const { size } = edge
  const pull = 170
  const at = parts.slotHeight(size)
  const length = Math.min(edge.cardLength, 320)
  return [
    ...chassis.interior(size),
    ...parts.mainboard(size),
    ...parts.coolerHead(size),
    ...chassis.shroud(size),
    ...chassis.frame(size),
    ...chassis.topFilter(size),
    ...chassis.sockets(size),
    ...parts.graphicsCard(size, length, pull, 'ember'),
    ...arrow([size.depth / 2 + 20, -130, at - 66], [size.depth / 2 + 20, 10, at - 66], upright),
  ]
}

/** Cables come out of the tray beside their sockets on the board. */
export function cables(edge: EdgeFacts): Drawing {
  const { size } = edge
  return [
    ...chassis.interior(size),
    ...parts.mainboard(size),
    ...parts.coolerHead(size),
    ...parts.cableRuns(size, 'ember'),
    ...chassis.shroud(size),
    ...chassis.frame(size),
    ...chassis.topFilter(size),
    ...inPen(chassis.sockets(size), 'ember'),
  ]
}

/** The way air goes: in at the front, out at the rear and the roof. */
export function closing(edge: EdgeFacts): Drawing {
  const { size } = edge
  const { depth, width, height } = size
  return [
    ...finished(edge),
    ...arrow([depth / 2, width / 2, height + 20], [depth / 2, width / 2, height + 90], lengthwise),
    ...arrow([-110, width / 2, height * 0.5], [-40, width / 2, height * 0.5], upright),
    ...arrow([depth + 10, 10, height - 100], [depth + 80, 10, height - 100], upright),
  ]
}

/** The open case with three lengths marked: for a card, a cooler and a supply. */
export function measured(edge: EdgeFacts): { drawing: Drawing; notes: Note[] } {
  const { size } = edge
  const { depth, width, height } = size
  const slot = parts.slotHeight(size)
  const rear = depth - 12
  const head: Point = [depth - 104, width - 46, height - 120]
  const drawing = [
    ...chassis.interior(size),
    ...parts.mainboard(size),
    ...parts.coolerHead(size),
    ...chassis.shroud(size),
    ...chassis.frame(size),
    ...chassis.topFilter(size),
    ...chassis.sockets(size),
    ...chassis.frontFans(size, edge.frontFans, edge.frontFanSize),
    ...span([rear - edge.cardLength, 40, slot], [rear, 40, slot], [0, 0, 9]),
    ...span(head, [head[0], head[1] - edge.coolerHeight, head[2]], [0, 0, 9]),
    ...span([depth - 8 - edge.supplyLength, 12, 90], [depth - 8, 12, 90], [0, 0, 9]),
  ]
  const notes: Note[] = [
    {
      mark: 'a',
      at: [rear - edge.cardLength * 0.6, 40, slot],
      stand: [rear - edge.cardLength * 0.6, 40, slot + 44],
    },
    { mark: 'b', at: [head[0], 30, head[2]], stand: [depth + 60, 0, head[2] + 30] },
    {
      mark: 'c',
      at: [depth - edge.supplyLength, 12, 90],
      stand: [depth - edge.supplyLength - 60, 12, 50],
    },
  ]
  return { drawing, notes }
}

/** A measured length: a line between two short ticks. */
function span(from: Point, to: Point, tick: Point): Drawing {
  const end = ([d, w, h]: Point) =>
    line(
      [
        [d - tick[0], w - tick[1], h - tick[2]],
        [d + tick[0], w + tick[1], h + tick[2]],
      ],
      'ember',
    )
  return [line([from, to], 'ember'), end(from), end(to)]
}

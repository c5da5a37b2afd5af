import { type Check, mm } from './check.ts'
import type { Box, Shape, Text } from './drawing-shape.ts'
import type { Build, Chassis } from './build.ts'
import type { Frame } from './drawing-frame.ts'

/** mm of a part's height that two lines of words take. */
export const twoLines = 50

export function box(look: Box['look'], x: number, y: number, width: number, height: number): Box {
  return { kind: 'box', look, x, y, width, height }
}

/** A part of the build; one that is hidden or lacks a figure is dashed. */
export function part(
  of: Box['of'],
  isKnown: boolean,
  ...[x, y, width, height]: [x: number, y: number, width: number, height: number]
): Box {
  return { ...box(isKnown ? 'part' : 'hidden', x, y, width, height), of }
}

export function line(
  look: 'wall' | 'limit' | 'measure',
  x: number,
  y: number,
  toX: number,
  toY: number,
): Shape {
  return { kind: 'line', look, x, y, toX, toY }
}

export function text(
  look: Text['look'],
  x: number,
  y: number,
  words: string,
  anchor: Text['anchor'] = 'middle',
): Text {
  return { kind: 'text', look, x, y, text: words, anchor }
}

/** How much is free, or too much, as a drawing says it: "37 mm free". */
export function clearanceText({ spare = 0 }: Check): string {
  return spare < 0 ? excessText(-spare) : `${mm(spare)} free`
}

/** "6 mm too much". */
export function excessText(length: number): string {
  return `${mm(length)} too much`
}

/** The look of what is between a part's end and its limit. */
export function clearanceStyle({ status }: Check): 'free' | 'tight' | 'collision' {
  if (status === 'collides') return 'collision'
  return status === 'tight' ? 'tight' : 'free'
}

/** What a build is drawn from. */
export interface Scene {
  build: Build
  chassis: Chassis
  frame: Frame
  /** The line of a check, by its id; undefined if the build has none. */
  check: (id: string) => Check | undefined
}

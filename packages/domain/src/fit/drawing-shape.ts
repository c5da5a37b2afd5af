import { type Check, mm, type Subject } from './check.ts'

interface Point {
  x: number
  y: number
}

/** Lengths are in mm of the case. */
export interface Box extends Point {
  kind: 'box'
  width: number
  height: number
  look:
    | 'outline'
    | 'shell'
    | 'assumed'
    | 'board'
    | 'fan'
    | 'part'
    | 'failing'
    | 'hidden'
    | 'free'
    | 'tight'
    | 'collision'
  /** The part of the build that it shows. */
  of?: Subject | undefined
}

export interface Line extends Point {
  kind: 'line'
  toX: number
  toY: number
  look: 'wall' | 'limit' | 'measure'
}

export interface Text extends Point {
  kind: 'text'
  text: string
  look: 'name' | 'name-on-hatching' | 'figure' | 'free' | 'tight' | 'collision' | 'note'
  anchor: 'start' | 'middle' | 'end'
  /** Whether it reads from bottom to top. */
  turned?: boolean
}

/** One shape of a drawing. */
export type Shape = Box | Line | Text

/** A case cut open from the side, to scale. */
export interface Drawing {
  /** mm. */
  width: number
  /** mm. */
  height: number
  shapes: Shape[]
  /** The file of the case's sides, of which its outline is one. */
  lines?: string | undefined
  /** What it shows, in words. */
  title: string
  description: string
  /** What of it is measured and what is not. */
  note: string
}

/** mm of a part's height that two lines of words take. */
export const twoLines = 50

export function box(
  look: Box['look'],
  x: number,
  y: number,
  width: number,
  height: number,
  of?: Subject,
): Box {
  return { kind: 'box', look, x, y, width, height, of }
}

export function line(look: Line['look'], x: number, y: number, toX: number, toY: number): Shape {
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

/** What a part is called and its length, one below the other around a middle. */
export function nameAndLength(name: string, length: number, x: number, middle: number): Text[] {
  return [text('name', x, middle - 4, name), text('figure', x, middle + 18, mm(length))]
}

/** How much is free, or too much, as a drawing says it: "37 mm free". */
export function clearanceText({ spare = 0 }: Check): string {
  return spare < 0 ? excessText(-spare) : `${mm(Math.floor(spare))} free`
}

/** "6 mm too much". */
export function excessText(length: number): string {
  return `${mm(Math.ceil(length))} too much`
}

/** The look of what is between a part's end and its limit. */
export function clearanceStyle({ status }: Check): 'free' | 'tight' | 'collision' {
  if (status === 'collides') return 'collision'
  return status === 'tight' ? 'tight' : 'free'
}

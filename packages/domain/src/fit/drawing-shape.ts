import type { Subject } from './check.ts'

interface Point {
  x: number
  y: number
}

/** Lengths are in mm of the case. */
export interface Box extends Point {
  kind: 'box'
  width: number
  height: number
  look: 'shell' | 'assumed' | 'board' | 'fan' | 'part' | 'hidden' | 'free' | 'tight' | 'collision'
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

/** A case cut open, to scale: from the side and, below it, from above. */
export interface Drawing {
  /** mm. */
  width: number
  /** mm. */
  height: number
  shapes: Shape[]
  /** What it shows, in words. */
  title: string
  description: string
  /** What of it is measured and what is not. */
  note: string
}

import type { Band } from './bands.ts'
import { hex } from './finish.ts'
import type { Paint } from './gradient.ts'

/** Collects the definitions and the drawing of one SVG; ids start with the picture's own prefix. */
export class Markup {
  private defs = ''
  private body = ''
  private count = 0
  private prefix: string

  constructor(prefix: string) {
    this.prefix = prefix
  }

  /** A new id within this picture. */
  id(): string {
    this.count += 1
    return this.prefix + this.count.toString(36)
  }

  define(text: string) {
    this.defs += text
  }

  draw(text: string) {
    this.body += text
  }

  /** Fill for a fitted paint, defining its gradient when it has one. */
  fillOf(paint: Paint): string {
    if (!paint.gradient) return paint.flat
    const { x1, y1, x2, y2, stops } = paint.gradient
    const id = this.id()
    const list = stops
      .map(([t, r, g, b]) => `<stop offset="${short(t)}" stop-color="${hex(r, g, b)}"/>`)
      .join('')
    this.define(
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${list}</linearGradient>`,
    )
    return `url(#${id})`
  }

  /** One region with its veils. */
  region(d: string, paint: Paint, bands: Band[]) {
    const fill = this.fillOf(paint)
    if (bands.length === 0) {
      this.draw(`<path fill="${fill}" stroke="${fill}" d="${d}"/>`)
      return
    }
    const [own, clip] = [this.id(), this.id()]
    this.define(`<clipPath id="${clip}"><use href="#${own}"/></clipPath>`)
    this.draw(
      `<path id="${own}" fill="${fill}" stroke="${fill}" d="${d}"/><g clip-path="url(#${clip})" stroke="none">`,
    )
    for (const band of bands) {
      this.draw(`<path fill="${band.color}" fill-opacity="${short(band.opacity)}" d="${band.d}"/>`)
    }
    this.draw('</g>')
  }

  /** The drawing alone, at 1200 units, to be placed in a larger picture. */
  inner(): string {
    return `${this.defs && `<defs>${this.defs}</defs>`}<g transform="scale(.5)" stroke-linejoin="round">${this.body}</g>`
  }

  /** The finished file, drawn on the fine grid and shown at 1200 units. */
  toString(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1200">${this.inner()}</svg>\n`
  }
}

/** A number with two decimals at most and no leading zero. */
export const short = (value: number): string =>
  String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.')

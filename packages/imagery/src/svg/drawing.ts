import { type Band, fitBands } from './bands.ts'
import { pathData } from './curve.ts'
import { type Highlight, highlights } from './edges.ts'
import type { Exposure, Layer } from './exposure.ts'
import type { Finish, Palette } from './finish.ts'
import { floorShadow } from './floor.ts'
import { fitPaint, flattened, type Paint } from './gradient.ts'
import { type Shade, studio } from './light.ts'
import { type Stroke, strokes } from './lines.ts'
import { Markup, short } from './markup.ts'
import type { Line } from './model.ts'
import { type Samples, sampleRegions } from './samples.ts'

/** Bytes a drawing may take: veils go where they help most until these are spent. */
const BUDGET = 20000
const LIMIT = 45000

/** Reach of each layer of a light's halo, as shares of the whole. */
const HALO = [1, 0.7, 0.48, 0.3, 0.17, 0.07]

/** Paints an exposure in one palette; ids start with `prefix`, and `budget` is the bytes it should take. */
export const paintDrawing = (
  exposure: Exposure,
  lines: Line[],
  palette: Palette,
  prefix: string,
  budget = BUDGET,
): Markup => {
  const { mesh, camera, solid, glass, view } = exposure
  const markup = new Markup(prefix)
  const shade = studio(camera)
  const finishOf = (patch: number): Finish => {
    const name = mesh.finishes[patch] as string
    const found = palette[name]
    if (!found) throw new Error(`No finish called ${name}`)
    return found
  }
  if (view.floor) markup.draw(floorShadow(markup, mesh, camera))
  markup.draw('<g stroke-width="1.6">')
  const lights = brightest(highlights(mesh, solid.sight, camera, shade))
  const drawn = strokes(lines, solid.sight, camera)
  const clips = paintSolid(
    markup,
    exposure,
    shade,
    finishOf,
    lines,
    budget,
    linesLength(lights, gathered(drawn)),
  )
  markup.draw('</g>')
  paintHighlights(markup, lights)
  for (const stroke of gathered(drawn)) paintStroke(markup, stroke, palette, clips)
  if (glass) paintGlass(markup, exposure, glass, shade, finishOf)
  return markup
}

type Region = { label: number; d: string; paint: Paint; full: Paint; bands: Band[] }

const paintSolid = (
  markup: Markup,
  { mesh, camera, solid, cover }: Exposure,
  shade: Shade,
  finishOf: (patch: number) => Finish,
  lines: Line[],
  wish: number,
  taken: number,
): Map<string, string> => {
  const samples = sampleRegions(solid.labels, solid.sight, mesh, camera, shade, cover, finishOf)
  const regions: Region[] = []
  const wanted = new Set(lines.map((line) => line.group).filter(Boolean))
  const clipped = new Map<string, string>()
  let spent = 0
  for (const [label, shape] of [...solid.shapes].toSorted((a, b) => a[0] - b[0])) {
    const own: Samples | undefined = samples.get(label)
    if (!own || own.x.length === 0) continue
    const paint = fitPaint(own)
    const d = pathData(shape, true)
    spent += d.length + 10
    regions.push({ label, d, paint: flattened(paint), full: paint, bands: [] })
    const name = mesh.finishes[label - 1] as string
    if (wanted.has(name)) clipped.set(name, `${clipped.get(name) ?? ''}<path d="${d}"/>`)
  }
  const budget = Math.max(
    Math.min(LIMIT - 3500, Math.max(wish, spent + taken + wish * 0.3)) - taken,
    spent + wish * 0.26,
  )
  for (const region of regions.toSorted((a, b) => b.full.gain - a.full.gain)) {
    const { full } = region
    if (!full.gradient || full.gain < 60 || spent > budget) continue
    region.paint = full
    spent += 150 + full.gradient.stops.length * 44
  }
  const worth = ({ label, paint }: Region) =>
    (paint.rms - 1) ** 2 * (samples.get(label)?.x.length ?? 0)
  for (const region of regions.toSorted((a, b) => worth(b) - worth(a))) {
    const own = samples.get(region.label) as Samples
    if (spent > budget || region.paint.rms < 1.4) break
    if (own.x.length < 90 || (region.full.gradient && !region.paint.gradient)) continue
    region.bands = fitBands(own, region.paint)
    for (const band of region.bands) spent += band.d.length + 45
  }
  const flats = new Map<string, string>()
  for (const { d, paint, bands } of regions) {
    if (!paint.gradient && bands.length === 0)
      flats.set(paint.flat, (flats.get(paint.flat) ?? '') + d)
    else markup.region(d, paint, bands)
  }
  for (const [color, d] of flats) markup.draw(`<path fill="${color}" stroke="${color}" d="${d}"/>`)
  const clips = new Map<string, string>()
  for (const [name, paths] of clipped) {
    const id = markup.id()
    markup.define(`<clipPath id="${id}">${paths}</clipPath>`)
    clips.set(name, id)
  }
  return clips
}

const paintHighlights = (markup: Markup, lights: Highlight[]) => {
  for (const { color, opacity, runs } of lights) {
    const d = pathData(runs, false)
    if (!d) continue
    markup.draw(
      `<path fill="none" stroke="${color}" stroke-opacity="${short(opacity)}" stroke-width="2.2" stroke-linecap="round" d="${d}"/>`,
    )
  }
}

const paintStroke = (
  markup: Markup,
  { line, runs, width, scale, whole }: Stroke,
  palette: Palette,
  clips: Map<string, string>,
) => {
  const color = palette[line.color]?.color ?? line.color
  if (!color.startsWith('#')) return
  const clip = clips.get(line.group)
  if (line.group && !clip) return
  const within = clip ? ` clip-path="url(#${clip})"` : ''
  const d = pathData(runs, line.fill || (line.closed && whole))
  if (line.fill) {
    markup.draw(`<path fill="${color}" fill-opacity="${short(line.opacity)}"${within} d="${d}"/>`)
    return
  }
  const ends = line.round || line.glow ? ' stroke-linecap="round"' : ''
  const dash = line.dash
    ? ` stroke-dasharray="${line.dash.map((part) => short(part * scale)).join(' ')}"`
    : ''
  const stroke = (tone: string, across: number, opacity: number, rest: string) =>
    `<path fill="none" stroke="${tone}" stroke-width="${short(across)}" stroke-opacity="${short(opacity)}"${rest}${within} d="${d}"/>`
  if (line.glow) {
    const id = markup.id()
    const halo = line.glow * scale
    markup.draw(
      `<g stroke="${color}" fill="none" stroke-linecap="round"${within}><defs><path id="${id}" d="${d}"/></defs>`,
    )
    for (const share of HALO) {
      markup.draw(
        `<use href="#${id}" opacity="${short(line.opacity * 0.055)}" stroke-width="${short(width + halo * share * 2)}"/>`,
      )
    }
    markup.draw(`<use href="#${id}" stroke-width="${short(width)}"/></g>`)
    return
  }
  markup.draw(stroke(color, Math.max(1.2, width), line.opacity, ends + dash))
}

const paintGlass = (
  markup: Markup,
  { mesh, camera }: Exposure,
  layer: Layer,
  shade: Shade,
  finishOf: (patch: number) => Finish,
) => {
  const open = new Float32Array(360000).fill(1)
  const samples = sampleRegions(layer.labels, layer.sight, mesh, camera, shade, open, finishOf)
  for (const [label, shape] of layer.shapes) {
    const own = samples.get(label)
    const finish = finishOf(label - 1)
    if (!own || own.x.length < 4) continue
    const paint = fitPaint(own)
    const fill = markup.fillOf(paint)
    markup.draw(
      `<path fill="${fill}" fill-opacity="${short(finish.glass ?? 0.1)}" d="${pathData(shape, true)}"/>`,
    )
  }
}

const linesLength = (lights: Highlight[], drawn: Stroke[]): number => {
  let length = 0
  for (const { runs } of lights) length += pathData(runs, false).length
  for (const { runs, line } of drawn)
    length += pathData(runs, false).length + (line.glow ? 450 : 90)
  return length
}

/** Neighbouring lines of one style become one stroke of many runs. */
const gathered = (drawn: Stroke[]): Stroke[] => {
  const out: Stroke[] = []
  const style = ({ line, width, scale, whole }: Stroke) => {
    const pitch = line.dash ? Math.round(scale * 30) : 0
    return JSON.stringify([{ ...line, points: 0, width: 0 }, Math.round(width * 2), pitch, whole])
  }
  for (const stroke of drawn) {
    const last = out.at(-1)
    if (last && !stroke.line.glow && style(last) === style(stroke))
      last.runs = [...last.runs, ...stroke.runs]
    else out.push({ ...stroke })
  }
  return out
}

/** The brightest edges first, as many as their share of the bytes allows. */
const brightest = (lights: Highlight[]): Highlight[] => {
  let left = 4300
  return lights
    .toSorted((a, b) => b.opacity - a.opacity)
    .filter(({ runs }) => {
      left -= pathData(runs, false).length
      return left > 0
    })
}

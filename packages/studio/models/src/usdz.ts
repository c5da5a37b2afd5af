import { zipSync, type Zippable } from 'fflate'
import type { Part, Surface } from './part.ts'
import { holeThreshold } from './tile.ts'

const aligned = 64
/** Places are whole tenths of a millimeter, which take the fewest letters. */
const fineness = 10_000
/** What a zip writes before a file's content, beside its name and what fills up to the boundary. */
const localHeader = 30 + 4

/**
 * A USDZ of the parts, which Quick Look opens: one layer of USD in text and the holes of perforated sheet.
 * Nothing is compressed and every file begins at 64 bytes, as the format asks.
 */
export function usdz(name: string, parts: Part[], tile: Uint8Array): Uint8Array {
  const files: Record<string, Uint8Array> = {
    'model.usda': new TextEncoder().encode(layer(name, parts)),
    ...(parts.some(({ surface }) => surface.perforated) && { 'holes.png': tile }),
  }
  let offset = 0
  const entries: Zippable = {}
  for (const [file, bytes] of Object.entries(files)) {
    const start = offset + localHeader + file.length
    const padding = (aligned - (start % aligned)) % aligned
    entries[file] = [
      bytes,
      { level: 0, mtime: new Date(1980, 0, 1), extra: { 0x1986: new Uint8Array(padding) } },
    ]
    offset = start + padding + bytes.length
  }
  return zipSync(entries)
}

function layer(name: string, parts: Part[]): string {
  return `#usda 1.0
(
 defaultPrim = "Product"
 doc = ${JSON.stringify(name)}
 metersPerUnit = 1
 upAxis = "Y"
)
def Xform "Product" (
 kind = "component"
)
{
 double3 xformOp:scale = (${1 / fineness}, ${1 / fineness}, ${1 / fineness})
 uniform token[] xformOpOrder = ["xformOp:scale"]
${parts.map(mesh).join('')} def Scope "Surfaces"
 {
${parts.map(({ surface }, index) => material(surface, index)).join('')} }
}
`
}

function mesh({ surface, positions, normals, holes, indices }: Part, index: number): string {
  const box = [Math.min, Math.max].map((limit) =>
    [0, 1, 2].map((axis) =>
      positions.reduce(
        (most, at, k) => (k % 3 === axis ? limit(most, at) : most),
        positions[axis]!,
      ),
    ),
  )
  return ` def Mesh "part${index}" (
  prepend apiSchemas = ["MaterialBindingAPI"]
 )
 {
  uniform bool doubleSided = ${surface.perforated || surface.opacity < 1}
  float3[] extent = [${box
    .map((corner) =>
      vector(
        corner.map((at) => at * fineness),
        0,
      ),
    )
    .join()}]
  int[] faceVertexCounts = [${'3,'.repeat(indices.length / 3).slice(0, -1)}]
  int[] faceVertexIndices = [${indices.join()}]
  rel material:binding = </Product/Surfaces/surface${index}>
  normal3f[] normals = [${vectors(normals, 3, 1, 2)}] (
   interpolation = "vertex"
  )
  point3f[] points = [${vectors(positions, 3, fineness, 0)}]
${holes ? `  texCoord2f[] primvars:st = [${vectors(holes, 2, 1, 3)}] (\n   interpolation = "vertex"\n  )\n` : ''}  uniform token subdivisionScheme = "none"
 }
`
}

function material(surface: Surface, index: number): string {
  const path = `/Product/Surfaces/surface${index}`
  const opacity = surface.perforated
    ? `   float inputs:opacity.connect = <${path}/Holes.outputs:a>\n   float inputs:opacityThreshold = ${holeThreshold}`
    : `   float inputs:opacity = ${surface.opacity}`
  const texture = `  def Shader "Places"
  {
   uniform token info:id = "UsdPrimvarReader_float2"
   string inputs:varname = "st"
   float2 outputs:result
  }
  def Shader "Holes"
  {
   uniform token info:id = "UsdUVTexture"
   asset inputs:file = @holes.png@
   float2 inputs:st.connect = <${path}/Places.outputs:result>
   token inputs:wrapS = "repeat"
   token inputs:wrapT = "repeat"
   float outputs:a
  }
`
  return ` def Material "surface${index}"
 {
  token outputs:surface.connect = <${path}/Look.outputs:surface>
  def Shader "Look"
  {
   uniform token info:id = "UsdPreviewSurface"
   color3f inputs:diffuseColor = ${vector(surface.color, 3)}
   color3f inputs:emissiveColor = ${vector(surface.emissive, 3)}
   float inputs:roughness = ${surface.roughness}
   float inputs:metallic = ${surface.metallic}
${opacity}
   token outputs:surface
  }
${surface.perforated ? texture : ''} }
`
}

function vectors(array: Float32Array, size: number, scale: number, digits: number): string {
  const all: string[] = []
  for (let k = 0; k < array.length; k += size)
    all.push(
      vector(
        Array.from(array.subarray(k, k + size), (at) => at * scale),
        digits,
      ),
    )
  return all.join()
}

const vector = (numbers: readonly number[], digits: number) =>
  `(${numbers.map((at) => Number(at.toFixed(digits))).join()})`

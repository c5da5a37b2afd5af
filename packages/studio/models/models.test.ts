import { readdirSync, readFileSync } from 'node:fs'
import { seedProducts } from '@argo/cli/seed-products'
import { chairDrawing } from '@argo/domain/features/chair-drawing'
import { scaleDrawing } from '@argo/domain/features/scale-drawing'
import { modelsOf } from '@argo/domain/products/models'
import { NodeIO } from '@gltf-transform/core'
import { KHRMeshQuantization } from '@gltf-transform/extensions'
import { getBounds } from '@gltf-transform/functions'
import { unzipSync } from 'fflate'
import { validateBytes } from 'gltf-validator'
import { describe, expect, it } from 'vitest'
import { drawingsFolder, modelsFolder } from './src/models-folder.ts'
import { axes } from './src/part.ts'
import { outerSize, partSize, type Size } from './src/stated-size.ts'

const io = new NodeIO().registerExtensions([KHRMeshQuantization])
const read = (address: string) =>
  new Uint8Array(readFileSync(new URL(address.replace('/models/', ''), modelsFolder)))
const models = seedProducts().flatMap((product) =>
  modelsOf(product).map((model) => ({ ...model, name: product.name, product })),
)

it('every product has a model', () => {
  const without = seedProducts().filter((product) => modelsOf(product).length === 0)
  expect(without.map(({ name }) => name)).toEqual([])
})

it('every product of which a size is stated is drawn from the sides that its page shows, out of its present model', () => {
  const drawn = models.flatMap(({ product, drawing }) => {
    const views = scaleDrawing(product)?.views ?? []
    const sides = chairDrawing(product) ? ['Front', 'Side'] : views.map(({ side }) => side)
    return sides.length > 0 ? [{ drawing, sides }] : []
  })
  const files = readdirSync(drawingsFolder).map((file) => ({
    drawing: `/drawings/${file}`,
    sides: [
      ...readFileSync(new URL(file, drawingsFolder), 'utf8').matchAll(/<symbol id="(\w+)"/g),
    ].map(([, side]) => side),
  }))
  const byName = (one: { drawing: string }, two: { drawing: string }) =>
    one.drawing.localeCompare(two.drawing)
  expect(files.toSorted(byName)).toEqual(drawn.toSorted(byName))
})

describe.each(models)('the model of $name', ({ glb, usdz, bytes, product }) => {
  it('is a GLB that the validator of its format finds nothing wrong with, of 400 kB at most', async () => {
    const file = read(glb)
    const { issues } = await validateBytes(file)
    expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([])
    expect(file.length).toBe(bytes)
    expect(file.length).toBeLessThan(400_000)
  })

  it('is as large as the spec sheet states, within 1 mm, and stands on the floor', async () => {
    const [scene] = (await io.readBinary(read(glb))).getRoot().listScenes()
    const { min, max } = getBounds(scene!)
    expectStated(
      [0, 1, 2].map((axis) => (max[axis]! - min[axis]!) * 1000),
      outerSize(product),
    )
    expect(min[1]).toBeCloseTo(0, 4)
  })

  it.runIf(partSize(product))(
    'has a part as large as the spec sheet states, within 1 mm',
    async () => {
      const parts = (await io.readBinary(read(glb)))
        .getRoot()
        .listNodes()
        .map((node) => getBounds(node))
      const size = partSize(product)!
      const isStated = ({ min, max }: (typeof parts)[number]) =>
        axes.every((axis, index) => {
          const stated = size[axis]
          return stated === undefined || Math.abs((max[index]! - min[index]!) * 1000 - stated) < 1
        })
      expect(parts.some(isStated)).toBe(true)
    },
  )

  it('is a USDZ of the same size, as Quick Look asks for it: not compressed, each file at 64 bytes', () => {
    const file = read(usdz)
    const places = [...unstored(file)]
    expect(places.length).toBeGreaterThan(0)
    for (const { method, start } of places) expect([method, start % 64]).toEqual([0, 0])
    const layer = new TextDecoder().decode(unzipSync(file)['model.usda'])
    expect(layer).toMatch(/^#usda 1\.0\n/)
    const [scale] = /xformOp:scale = \(([\d.e-]+)/.exec(layer)!.slice(1).map(Number)
    const corners = [...layer.matchAll(/extent = \[\(([^)]+)\),\(([^)]+)\)\]/g)].map(
      ([, low, high]) => [low!, high!].map((corner) => corner.split(',').map(Number)),
    )
    const lengths = [0, 1, 2].map(
      (axis) =>
        (Math.max(...corners.map(([, high]) => high![axis]!)) -
          Math.min(...corners.map(([low]) => low![axis]!))) *
        scale! *
        1000,
    )
    expectStated(lengths, outerSize(product))
  })
})

function expectStated(lengths: number[], size: Size): void {
  const wrong = axes.filter((axis, index) => {
    const stated = size[axis]
    return stated !== undefined && Math.abs(lengths[index]! - stated) >= 1
  })
  expect(wrong).toEqual([])
}

/** The files of a zip: how each is stored, and where its content begins. */
function* unstored(zip: Uint8Array): Generator<{ method: number; start: number }> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  for (let at = 0; view.getUint32(at, true) === 0x04_03_4b_50;) {
    const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
    yield { method: view.getUint16(at + 8, true), start }
    at = start + view.getUint32(at + 18, true)
  }
}

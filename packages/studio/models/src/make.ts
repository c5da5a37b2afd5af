import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { explain, readArguments } from '@argo/cli/command-arguments'
import { seedProducts } from '@argo/cli/seed-products'
import { colorsPictured } from '@argo/domain/pictures/pictures'
import { colorKey } from '@argo/domain/products/color'
import { exported } from './exported.ts'
import { glb } from './glb.ts'
import { lighter } from './lighter.ts'
import { listing, modelsFolder } from './models-folder.ts'
import { outerSize } from './stated-size.ts'
import { perforationTile } from './tile.ts'
import { trueToScale } from './true-to-scale.ts'
import { usdz } from './usdz.ts'

const help = `models [product …]
Makes the models of products, by the names of their pictures; all by default.`
// A GLB of about 300 kB; a USDZ is text, and larger.
const triangles = { glb: 14_000, usdz: 10_000 }

const { values, positionals } = readArguments(help, { help: { type: 'boolean', default: false } })
const products = new Map(
  seedProducts().map((product) => [product.imageUrl.split('/')[2]!, product]),
)
const unknown = positionals.filter((name) => !products.has(name))
if (unknown.length > 0) explain(`There are no pictures of ${unknown.join(' nor ')}.\n${help}`)

if (values.help) console.info(help)
else for (const name of positionals.length > 0 ? positionals : products.keys()) await make(name)

async function make(name: string): Promise<void> {
  const product = products.get(name)!
  const [color] = colorsPictured(name) ?? []
  const tile = await perforationTile()
  const whole = exported(name, color)
  // After it is simplified, which takes some of its outermost points.
  const [fine, coarse] = [triangles.glb, triangles.usdz].map((count) =>
    trueToScale(lighter(whole, count), outerSize(product)),
  )
  const path = color === undefined ? name : `${name}/${colorKey(color)}`
  const files = [
    { ending: 'glb', bytes: await glb(product.name, fine!, tile) },
    { ending: 'usdz', bytes: usdz(product.name, coarse!, tile) },
  ]
  mkdirSync(modelsFolder, { recursive: true })
  for (const old of globSync(`${path.replace('/', '-')}.*`, { cwd: modelsFolder }))
    rmSync(new URL(old, modelsFolder))
  for (const { ending, bytes } of files) {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
    writeFileSync(new URL(`${path.replace('/', '-')}.${hash}.${ending}`, modelsFolder), bytes)
  }
  const sizes = files.map(({ ending, bytes }) => `${ending} ${Math.round(bytes.length / 1000)} kB`)
  console.info(`${path}  ${fine!.length} surfaces, ${sizes.join(', ')}`)
  list()
}

/** Tells the catalogue which models there are. */
function list(): void {
  const files = globSync('*.{glb,usdz}', { cwd: modelsFolder }).toSorted()
  const names = [...new Set(files.map((file) => file.split('.')[0]!))]
  const lines = names.map((name) => {
    const [glbFile, usdzFile] = ['glb', 'usdz'].map((ending) =>
      files.find((file) => file.startsWith(`${name}.`) && file.endsWith(ending)),
    )
    const { length } = readFileSync(new URL(glbFile!, modelsFolder))
    return `  '${name}': { glb: '${glbFile}', usdz: '${usdzFile}', bytes: ${length} },`
  })
  writeFileSync(
    listing,
    [
      '// Written by `pnpm --dir packages/studio models`; do not edit by hand.',
      '/** The models in `web/public/models`, by the folder of the pictures, with "-" for "/"; `bytes` of the GLB. */',
      'export const modelFiles: Record<string, { glb: string; usdz: string; bytes: number }> = {',
      ...lines,
      '}',
      '',
    ].join('\n'),
  )
}

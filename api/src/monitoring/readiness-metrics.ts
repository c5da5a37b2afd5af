import { Gauge, type Registry } from 'prom-client'
import type { Readiness } from './readiness.ts'

/** Makes the metrics of what /readyz says. Returns a function that looks anew. */
export function measureReadiness(
  readiness: () => Promise<Readiness>,
  registry: Registry,
): () => Promise<void> {
  const registers = [registry]
  const ready = new Gauge({
    name: 'argo_ready',
    help: '1 while /readyz says 200, 0 while it says 503.',
    registers,
  })
  const malformed = new Gauge({
    name: 'argo_malformed_products',
    help: 'Products that are malformed, and left out of the lists.',
    registers,
  })
  return async () => {
    const { problem, malformedProducts } = await readiness()
    ready.set(problem === undefined ? 1 : 0)
    malformed.set(malformedProducts.length)
  }
}

import { Counter, Gauge, type Registry } from 'prom-client'
import type { CacheSize } from '../response-cache/response-cache.ts'

/** Reads what the response cache holds whenever metrics are asked for. */
export function measureCache(cacheSize: () => CacheSize, registry: Registry): void {
  const bytes = new Gauge({
    name: 'argo_response_cache_bytes',
    help: 'Memory that cached responses take.',
    registers: [],
    collect() {
      this.set(cacheSize().bytes)
    },
  })
  const entries = new Gauge({
    name: 'argo_response_cache_entries',
    help: 'Addresses whose response is cached.',
    registers: [],
    collect() {
      this.set(cacheSize().entries)
    },
  })
  const evictions = new Counter({
    name: 'argo_response_cache_evictions_total',
    help: 'Cached responses that made room for others.',
    registers: [],
    collect() {
      this.reset()
      this.inc(cacheSize().evictions)
    },
  })
  for (const metric of [bytes, entries, evictions]) registry.registerMetric<string>(metric)
}

import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { type MalformedProduct, malformedProducts } from '../catalogue/catalogue.ts'

/** Logs each malformed product when it is first read. */
export function logMalformedProducts(app: FastifyInstance): void {
  const log = (message: unknown) => {
    const { id, error } = message as MalformedProduct
    app.log.error({ err: error, productId: id }, 'a malformed product is left out')
  }
  subscribe(malformedProducts.name, log)
  app.addHook('onClose', async () => void unsubscribe(malformedProducts.name, log))
}

import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/schema.ts'
import type { WriteLimit } from '../http/write-limit.ts'
import { type AppRouter, appRouter } from './app-router.ts'

/** Mounts the procedures under /trpc. */
export async function mountTRPC(
  app: FastifyInstance,
  db: Database,
  limitWrites: WriteLimit,
): Promise<void> {
  await app.register(fastifyTRPCPlugin, {
    prefix: '/trpc',
    trpcOptions: {
      router: appRouter,
      allowBatching: false,
      createContext: ({ req, res }) => ({ db, countWrite: () => limitWrites(req, res) }),
      onError: ({ error, req }) => {
        if (error.code === 'INTERNAL_SERVER_ERROR')
          req.log.error({ err: error }, 'procedure failed')
      },
    },
  } satisfies FastifyTRPCPluginOptions<AppRouter>)
}

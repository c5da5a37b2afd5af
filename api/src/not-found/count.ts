import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/schema.ts'
import { repeatWhileListening } from '../protocol/repeat-while-listening.ts'
import { addCounts, forgetOldCounts } from './counts.ts'
import { wantedBy } from './wanted.ts'

/** Time between two writes (ms), and different things that are counted between them. */
const [pause, mostAtOnce] = [5_000, 500]

/** Counts what visitors did not find, once their responses are sent, and keeps nothing that tells them apart. */
export function countNotFound(app: FastifyInstance, db: Database): void {
  const counts = new Map<string, number>()
  app.addHook('onResponse', (request, reply, done) => {
    const wanted = wantedBy(request, reply, db)
    const key = JSON.stringify(wanted)
    if (wanted && (counts.has(key) || counts.size < mostAtOnce))
      counts.set(key, (counts.get(key) ?? 0) + 1)
    done()
  })
  repeatWhileListening(app, pause, 'what was not found cannot be counted', async () => {
    const counted = [...counts].map(([key, count]) => ({ ...JSON.parse(key), count }))
    counts.clear()
    if (counted.length > 0) await addCounts(db, new Date(), counted)
    await forgetOldCounts(db, new Date())
  })
}

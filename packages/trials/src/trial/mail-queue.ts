import { setTimeout } from 'node:timers/promises'
import { onEachDatabase, type TrialDatabase } from './databases.ts'
import { end } from '@argo/cli/end'
import type { TrialOptions } from './trial-options.ts'
import { unreliableMailServer } from '@argo/cli/unreliable-mail-server'
import { startUnlimitedSite } from './writes.ts'

const confirmations = 600

/** What the mail server takes for each e-mail, and a message at most until it is delivered, in ms. */
const thinking = 250
const bound = 5_000

/** Sends contact messages while 600 confirmations wait. Throws when one is delivered after more than 5 s. */
export async function tryMailQueue({ databases }: TrialOptions): Promise<void> {
  await onEachDatabase(databases, tryOn)
}

async function tryOn(database: TrialDatabase): Promise<void> {
  const support = 'support@argo.example'
  const server = await unreliableMailServer(() => 'takes', thinking)
  const site = await startUnlimitedSite(await database.create(), {
    SMTP_URL: server.url,
    CONTACT_TO: support,
    LOG_LEVEL: 'silent',
  })
  const messages = () => server.received.filter(({ to }) => to?.[0]?.address === support).length
  try {
    for (let index = 0; index < confirmations; index += 1)
      await post(`${site.url}/api/newsletter`, { email: `ada@${index}.example` })
    const times: number[] = []
    for (let sent = 1; sent <= 5; sent += 1) {
      const start = performance.now()
      await post(`${site.url}/api/contact`, {
        name: 'Ada',
        email: 'ada@example.com',
        message: `Message ${sent}`,
      })
      while (messages() < sent && performance.now() - start <= bound) await setTimeout(20)
      times.push(Math.round(performance.now() - start))
      if (messages() < sent) throw new Error(`a message is not delivered after ${bound} ms`)
    }
    const waiting = confirmations + times.length - server.received.length
    if (waiting < 100) throw new Error(`only ${waiting} confirmations waited`)
    console.info(
      `${database.name}: messages were delivered after ${times.join(', ')} ms, while at least ${waiting} confirmations waited`,
    )
  } finally {
    await end(site.process, 'SIGKILL')
    await server.close()
  }
}

async function post(url: string, body: object): Promise<void> {
  const { status } = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (status !== 201) throw new Error(`${url} is answered with ${status}`)
}

import { setTimeout } from 'node:timers/promises'
import { openDatabase } from '@argo/api/database/open'
import { retryWhileBusy } from '@argo/api/database/retry-while-busy'
import type { Email } from 'postal-mime'
import type { StartingSite } from '@argo/cli/site-process'
import { onEachDatabase, type TrialDatabase } from './databases.ts'
import { end } from '@argo/cli/end'
import { numbersFrom } from './random.ts'
import type { TrialOptions } from './trial-options.ts'
import { type Mood, moods, unreliableMailServer } from '@argo/cli/unreliable-mail-server'
import { startUnlimitedSite, write } from './writes.ts'

const writers = 2

/** How long sending may take once the mail server takes everything, in ms. */
const patience = 240_000

/**
 * Kills one of two sites again and again while visitors write and the mail server is slow, busy, refuses for now or breaks
 * off. Throws when an e-mail about a write that was acknowledged is not sent in the end, when two copies of one differ
 * in their Message-ID, or when the link in a copy does not work.
 */
export async function tryMail({
  seed,
  databases,
  rounds: kills = 50,
}: TrialOptions): Promise<void> {
  const random = numbersFrom(seed)
  await onEachDatabase(databases, (database) => tryOn(database, seed, kills, random))
}

async function tryOn(
  database: TrialDatabase,
  seed: number,
  kills: number,
  random: () => number,
): Promise<void> {
  let mood = (): Mood => moods[Math.floor(random() * moods.length)] ?? 'takes'
  const server = await unreliableMailServer(() => mood())
  const url = await database.create()
  const settings = { SMTP_URL: server.url, CONTACT_TO: 'support@argo.example', LOG_LEVEL: 'silent' }
  const start = () => startUnlimitedSite(url, settings)
  const sites = [await start(), await start()]
  const acknowledged: string[] = []
  try {
    for (let round = 0; round < kills; round += 1) {
      const turn = round % sites.length
      const site = sites[turn]!
      await Promise.all([
        ...Array.from({ length: writers }, () => visit(site, acknowledged)),
        setTimeout(500 + random() * 3_000).then(() => end(site.process, 'SIGKILL')),
      ])
      sites[turn] = await start()
      await makeDue(url)
    }
    mood = () => 'takes'
    await waitUntilSent(url)
    const copies = await checkSent(acknowledged, server.received, sites[0]!.url)
    console.info(
      `${database.name}: ${kills} kills and an unreliable mail server, seed ${seed}: each of ${acknowledged.length} acknowledged messages and subscriptions was sent, ${copies} of them more than once and with one Message-ID; every link works`,
    )
  } finally {
    await Promise.all(sites.map(({ process }) => end(process, 'SIGKILL')))
    await server.close()
  }
}

// A few writes a second, until the site is gone.
async function visit(site: StartingSite, acknowledged: string[]): Promise<void> {
  for (;;) {
    const written = await write(site.url)
    if (!written) return
    if (written.status === 201) acknowledged.push(written.id)
    await setTimeout(300)
  }
}

// As if the pauses between tries, and the time for which a killed site had claimed an e-mail, were over; and as if
// each were the first try, of which there are so many.
async function makeDue(url: string): Promise<number> {
  const { db } = await openDatabase(url)
  try {
    const due = db.updateTable('outbox').set({ dueAt: new Date().toISOString(), attempts: 0 })
    const { numUpdatedRows } = await retryWhileBusy(() => due.executeTakeFirstOrThrow())
    return Number(numUpdatedRows)
  } finally {
    await db.destroy()
  }
}

async function waitUntilSent(url: string): Promise<void> {
  const deadline = performance.now() + patience
  // Long enough for what was begun before the mail server took everything.
  for (let left = await makeDue(url); left > 0; left = await makeDue(url)) {
    if (performance.now() > deadline) throw new Error(`${left} e-mails are not sent`)
    await setTimeout(20_000)
  }
}

// How many were sent more than once.
async function checkSent(ids: string[], received: Email[], siteUrl: string): Promise<number> {
  const byId = Map.groupBy(received, idOf)
  let several = 0
  for (const id of ids) {
    const copies = byId.get(id) ?? []
    if (copies.length === 0) throw new Error(`${id} was acknowledged and is not sent`)
    if (copies.length > 1) several += 1
    if (new Set(copies.map(({ messageId }) => messageId)).size > 1)
      throw new Error(`${id} was sent under several Message-IDs`)
    // Of more copies not every link is kept.
    for (const mail of copies.slice(-4)) await checkLink(mail, siteUrl)
  }
  return several
}

function idOf({ to, replyTo }: Email): string {
  const address = replyTo?.[0]?.address ?? to?.[0]?.address ?? ''
  return address.split('@')[0] ?? ''
}

async function checkLink({ text }: Email, siteUrl: string): Promise<void> {
  const path = /https?:\/\/[^/]+(\/newsletter\/confirm\/\S+)/.exec(text ?? '')?.[1]
  if (path === undefined) return
  const { status } = await fetch(siteUrl + path)
  if (status !== 200) throw new Error(`the link in an e-mail is answered with ${status}`)
}

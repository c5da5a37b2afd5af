import { honeypot, shownAt } from '@argo/domain/forms/spam-guard'
import type { InjectOptions } from 'fastify'

/** What browsers add to a form that is posted from the site's own page. */
export const asBrowser = { 'sec-fetch-site': 'same-origin' }

/** A form as it is posted without scripts. */
export function posted(url: string, fields: Record<string, string>, headers = {}): InjectOptions {
  return {
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  }
}

/** A call with JSON, of the documented API or of a procedure. */
export function called(url: string, payload: object): InjectOptions {
  return { method: 'POST', url, payload }
}

/** A message of a person, in every way in which it can be sent. */
export const ofPerson: ((letter: Letter) => InjectOptions)[] = [
  (letter) => called('/api/contact', letter),
  (letter) => called('/trpc/contact.send', { json: letter }),
  (letter) => posted('/contact', { ...letter, subject: 'other', [honeypot]: '' }, asBrowser),
  // A browser that adds no headers, when its form is sent once more.
  (letter) =>
    posted('/contact', { ...letter, subject: 'other', [shownAt]: String(Date.now() - 5_000) }),
]

interface Letter {
  name: string
  email: string
  message: string
}

const bait = 'https://cheap-parts.example/?ref='
const phrases = [
  'Dear webmaster, your site is not on the first page of search results.',
  'You have won. Claim your prize here:',
  'Guest posts from 40 dollars, all niches.',
  'Earn from home, no experience needed.',
  '[url=https://pills.example]best price[/url]',
  '<a href="https://casino.example">play now</a>',
]

// Ways in which a program fills in a form that it found on a page: every field, at once.
const ofProgram: ((letter: Letter) => InjectOptions)[] = [
  (letter) => posted('/contact', { ...letter, subject: 'other', [honeypot]: bait }),
  (letter) => posted('/contact', { ...letter, subject: letter.name, [honeypot]: bait }, asBrowser),
  ({ email }) => posted('/newsletter', { email, [honeypot]: email }, asBrowser),
  (letter) => called('/api/contact', { ...letter, subject: 'other', [honeypot]: bait }),
  ({ email }) => called('/api/newsletter', { email, [honeypot]: email }),
  (letter) => called('/trpc/contact.send', { json: { ...letter, [honeypot]: bait } }),
  // It leaves out what looks hidden.
  (letter) => posted('/contact', { ...letter, subject: 'product_inquiry' }),
  ({ email }) => posted('/newsletter', { email }),
  // It sends what came back without waiting.
  (letter) =>
    posted('/contact', { ...letter, subject: 'other', [shownAt]: String(Date.now() - 200) }),
]

/** Makes what programs send as spam, the same for the same seed; many bodies come again and again. */
export function spamFrom(seed: number) {
  let state = seed
  // Lehmer's generator.
  const below = (end: number) => (state = (state * 48_271) % 2_147_483_647) % end
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
  const bodies = Array.from({ length: 40 }, () =>
    Array.from({ length: 1 + below(5) }, () => `${pick(phrases)} ${bait}${below(1_000)}`).join(
      '\n',
    ),
  )
  return {
    pick,
    next: (): InjectOptions =>
      pick(ofProgram)({
        name: pick(['SEO Team', 'Mike', 'https://win.example', 'RobertKnorm']),
        email: `${pick(['info', 'mike', 'noreply'])}${below(600)}@mail.example`,
        message: pick(bodies),
      }),
  }
}

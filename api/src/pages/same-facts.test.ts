import { claimHoursText, hoursText, phoneHref } from '@argo/domain/texts/hours'
import { expect, test } from 'vitest'
import { testSite } from './test-site.ts'

/** The addresses of the sitemap, and the lists beside it. */
async function everyAddress({ app }: Awaited<ReturnType<typeof testSite>>): Promise<string[]> {
  const { body } = await app.inject('/sitemap.xml')
  const pages = [...body.matchAll(/<loc>https:\/\/argo\.example([^<]+)/g)].map(
    ([, path = '']) => path,
  )
  expect(pages.length).toBeGreaterThan(40)
  return [...pages, '/llms.txt', '/feed.xml', '/.well-known/security.txt']
}

test('no page, feed or list names another phone, e-mail address or hour than the contact facts', async () => {
  const site = await testSite()
  const facts = await site.call.texts.contact()
  const known = new Set([
    facts.phone,
    phoneHref(facts.phone).replace('tel:', ''),
    facts.email,
    facts.pressEmail,
    'name@example.com',
  ])
  const hours = `${hoursText(facts)} ${claimHoursText(facts)}`
  const named = new Set<string>()
  for (const address of await everyAddress(site)) {
    const { html } = await site.open(address)
    const contacts = html.matchAll(/\+\d[\d ()-]{7,}\d|[\w.+-]+@[a-z-]+(?:\.[a-z-]+)+/g)
    const times = html.matchAll(/\d{1,2} ?[AP]M\b/g)
    for (const [contact] of contacts) {
      expect.soft(known, `${contact} on ${address}`).toContain(contact)
      named.add(contact)
    }
    for (const [time] of times) {
      expect.soft(hours, `${time} on ${address}`).toContain(time)
      named.add(time)
    }
  }
  expect([...named]).toEqual(expect.arrayContaining([facts.phone, facts.email, '5PM', '6 PM']))
})

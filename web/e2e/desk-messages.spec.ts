import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { deskTest as test, openNavigation } from './desk.ts'
import { expect, expectAccessible } from './fixtures.ts'

test(
  'what a visitor wrote is found, read, answered, taken out as a file and deleted for good',
  { tag: '@phone' },
  async ({ page, desk, signedIn }) => {
    const id = randomUUID()
    const email = `ada-${id}@example.com`
    for (const words of ['The front panel is scratched.', 'And it rattles.'])
      await page.request.post(`${desk.url}/api/contact`, {
        data: { name: `Ada ${id}`, email, message: `Subject: returns\n\n${words}` },
      })
    await signedIn(page)
    await page.goto('/')
    await openNavigation(page)
    await page.getByRole('link', { name: /^Messages/ }).click()
    await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeFocused()

    const search = page.getByRole('searchbox', { name: 'Name, e-mail address or words' })
    await search.fill(`ADA-${id}`)
    await search.press('Enter')
    const rows = page.getByRole('list', { name: 'Messages' }).getByRole('listitem')
    await expect(rows).toHaveCount(2)
    await expect(rows.last()).toContainText('Returns & Warranty. The front panel is scratched.')
    await expect(rows.last()).toContainText('Unread')
    await expectAccessible(page)

    await rows.last().getByRole('link').press('Enter')
    const heading = page.getByRole('heading', {
      name: `Returns & Warranty, from Ada ${id}`,
      level: 1,
    })
    await expect(heading).toBeFocused()
    const state = page.getByRole('main').getByRole('status')
    await expect(state).toHaveText('Read')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Mark as answered' }).click()
    await expect(state).toHaveText('Answered')
    await page.getByRole('button', { name: 'Spam', exact: true }).click()
    await expect(state).toHaveText('Spam')
    await page.goBack()
    await expect(rows).toHaveCount(1)
    await page.getByRole('combobox', { name: 'State' }).selectOption('spam')
    await expect(rows).toContainText('The front panel is scratched.')
    await rows.getByRole('link').click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible()

    await page.getByRole('link', { name: 'About a person' }).click()
    await expect(page.getByRole('heading', { name: 'What is stored about a person' })).toBeFocused()
    await page.getByLabel('E-mail address').fill(email)
    await page.getByLabel('E-mail address').press('Enter')
    await expect(page.getByText(`1 message and 0 subscriptions of ${email}`)).toBeVisible()
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download all of it' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('person.json')
    const { messages } = JSON.parse(await readFile(await file.path(), 'utf8'))
    expect(messages).toMatchObject([{ email, message: 'Subject: returns\n\nAnd it rattles.' }])
    await page.getByRole('button', { name: 'Delete all of it' }).click()
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page.getByText(`Nothing is stored about ${email}.`)).toBeVisible()
  },
)

test(
  'the newsletter’s numbers are told, and its addresses go to a file',
  { tag: '@desktop' },
  async ({ page, desk, signedIn }) => {
    const email = `ada-${randomUUID()}@example.com`
    await page.request.post(`${desk.url}/api/newsletter`, { data: { email } })
    await signedIn(page)
    await page.goto('/newsletter')
    await expect(page.getByRole('definition').nth(1)).not.toHaveText('0')
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the addresses' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('newsletter.csv')
    // Who has not confirmed gets nothing.
    expect(await readFile(await file.path(), 'utf8')).not.toContain(email)
  },
)

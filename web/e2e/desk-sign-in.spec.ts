import { randomUUID } from 'node:crypto'
import { ageDeskSessions, deskLink, endDeskSessions } from '@argo/cli/test-staff'
import { addPasskeyDevice, deskTest as test, openNavigation } from './desk.ts'
import { expect, expectAccessible } from './fixtures.ts'
import { policyViolations } from './policy-violations.ts'

test(
  'somebody makes a passkey from their link, signs out and signs in again, by keyboard',
  { tag: '@desktop' },
  async ({ page, desk: { databaseFile, staffUrl } }) => {
    const refused = await policyViolations(page)
    await addPasskeyDevice(page)
    const name = `Ada ${randomUUID()}`
    await page.goto(await deskLink(`sqlite:${databaseFile}`, staffUrl, { name, role: 'editor' }))
    const make = page.getByRole('button', { name: 'Make a passkey' })
    await expect(make).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await expect(make).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'To do', level: 1 })).toBeFocused()
    await expect(page).toHaveTitle('To do – Argo desk')
    expect(page.url()).toBe(`${staffUrl}/`)
    await expectAccessible(page)

    await openNavigation(page)
    await expectAccessible(page)
    await expect(page.getByText(name).filter({ visible: true })).toHaveCount(1)
    await page.getByRole('button', { name: 'Sign out', exact: true }).press('Enter')
    await expect(page).toHaveURL(`${staffUrl}/sign-in`)
    await page.goto('/people')
    await expect(page.getByRole('heading', { name: 'Sign in to the desk' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeFocused()
    expect(page.url()).toBe(`${staffUrl}/people`)
    expect(refused).toEqual([])
  },
)

test(
  'an owner adds somebody and gives them a link, and ends their access',
  { tag: '@phone' },
  async ({ page, browser, desk: { staffUrl }, signedIn }) => {
    await signedIn(page, 'owner')
    await page.goto('/people')
    const name = `Emil ${randomUUID()}`
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: `A link for ${name}` })
    const link = await dialog.getByLabel('Link').inputValue()
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    const other = await browser.newPage({ baseURL: staffUrl })
    await addPasskeyDevice(other)
    await other.goto(link)
    await other.getByRole('button', { name: 'Make a passkey' }).click()
    await expect(other.getByRole('heading', { name: 'To do', level: 1 })).toBeVisible()

    await page.getByRole('button', { name: `End the access of ${name}` }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'End access', exact: true }).last().click()
    const member = page.getByRole('listitem').filter({ hasText: name })
    await expect(member).toContainText('Access ended')
    await other.goto('/people')
    await expect(other.getByRole('heading', { name: 'Sign in to the desk' })).toBeVisible()
    await other.close()
  },
)

test('whoever signs out leaves nothing on the device that they typed, and is asked first if it is not saved', async ({
  page,
  signedIn,
}) => {
  await signedIn(page)
  await page.goto('/products/79')
  await page.getByLabel('Name', { exact: true }).fill('Edge, unreleased')
  const stored = () => page.evaluate(() => JSON.stringify(localStorage))
  await expect.poll(stored).toContain('unreleased')
  await openNavigation(page)
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign out?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  expect(await stored()).toContain('unreleased')

  if (!(await page.getByRole('button', { name: 'Sign out', exact: true }).isVisible()))
    await openNavigation(page)
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await dialog.getByRole('button', { name: 'Sign out and delete it' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in to the desk' })).toBeVisible()
  expect(await stored()).toBe('{}')
})

test.describe('a session that ends while somebody types', () => {
  test.use({ expectedErrors: [/status of 40[01]/] })
  test(
    'asks them to sign in over the page, nobody else, and goes on with what they typed',
    { tag: '@phone' },
    async ({ page, desk: { databaseFile, staffUrl } }) => {
      const device = await addPasskeyDevice(page)
      const join = async (name: string) => {
        await page.goto(await deskLink(`sqlite:${databaseFile}`, staffUrl, { name, role: 'owner' }))
        await page.getByRole('button', { name: 'Make a passkey' }).click()
        await expect(page.getByRole('heading', { name: 'To do', level: 1 })).toBeVisible()
      }
      const [other, owner] = [`Otto ${randomUUID()}`, `Olga ${randomUUID()}`]
      await join(other)
      await join(owner)
      // The dialog is to be that of what was typed, not of a read that was still on its way.
      await page.goto('/people', { waitUntil: 'networkidle' })
      const name = `Emil ${randomUUID()}`
      const field = page.getByLabel('Name', { exact: true })
      await field.fill(name)
      await endDeskSessions(`sqlite:${databaseFile}`, owner)
      await field.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Sign in again' })
      await expect(dialog).toContainText(`sign in as ${owner} to go on`)
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Not now' }).click()
      await expect(field).toHaveValue(name)
      await expect(page.getByText('Please sign in.')).toBeVisible()

      await field.press('Enter')
      await device.keepOnly(other)
      await dialog.getByRole('button', { name: 'Sign in with a passkey' }).click()
      await expect(dialog.getByRole('alert')).toContainText(`This is the passkey of ${other}.`)
      await device.keepOnly(owner)
      await dialog.getByRole('button', { name: 'Sign in with a passkey' }).click()
      await expect(page.getByRole('dialog', { name: `A link for ${name}` })).toBeVisible()
    },
  )
})

test.describe('a session whose passkey was asked for long ago', () => {
  test.use({ expectedErrors: [/status of 401/] })
  test(
    'asks for it again before access is ended, a passkey is removed or addresses are downloaded, and then goes on',
    { tag: '@desktop' },
    async ({ page, desk: { databaseFile, staffUrl } }) => {
      const database = `sqlite:${databaseFile}`
      await addPasskeyDevice(page)
      const [owner, other] = [`Olga ${randomUUID()}`, `Emil ${randomUUID()}`]
      await deskLink(database, staffUrl, { name: other, role: 'editor' })
      await page.goto(await deskLink(database, staffUrl, { name: owner, role: 'owner' }))
      await page.getByRole('button', { name: 'Make a passkey' }).click()
      await expect(page.getByRole('heading', { name: 'To do', level: 1 })).toBeVisible()
      const again = page.getByRole('dialog', { name: 'Sign in again' })
      const confirm = async () => {
        await expect(again).toContainText('Please confirm with your passkey that it is you.')
        await again.getByRole('button', { name: 'Sign in with a passkey' }).click()
        await expect(again).toBeHidden()
      }

      await page.goto('/people')
      await page.getByRole('button', { name: `Devices of ${owner}` }).click()
      await page.getByRole('button', { name: 'Name it' }).press('Enter')
      await expect(page.getByLabel('Name of this passkey')).toBeFocused()
      await expectAccessible(page)
      await page.keyboard.type('Work laptop')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Rename' })).toBeVisible()
      await expect(page.getByRole('dialog')).toContainText('Work laptop')
      await page.getByRole('button', { name: 'Close' }).click()
      await ageDeskSessions(database, owner)
      await page.getByRole('button', { name: `Devices of ${other}` }).click()
      const passkeys = page.getByRole('dialog', { name: `Devices of ${other}` })
      await expect(passkeys).toContainText('No passkey yet.')
      await expectAccessible(page)
      await passkeys.getByRole('button', { name: 'Remove the link' }).click()
      await expectAccessible(page)
      await confirm()
      await expect(passkeys.getByRole('button', { name: 'Remove the link' })).toHaveCount(0)
      await passkeys.getByRole('button', { name: 'Close' }).click()

      await ageDeskSessions(database, owner)
      await page.getByRole('button', { name: `End the access of ${other}` }).click()
      await page.getByRole('button', { name: 'End access', exact: true }).last().click()
      await confirm()
      await expect(page.getByRole('listitem').filter({ hasText: other })).toContainText(
        'Access ended',
      )

      await ageDeskSessions(database, owner)
      await page.goto('/newsletter')
      await page.getByRole('button', { name: 'Download the addresses' }).click()
      const download = page.waitForEvent('download')
      await confirm()
      expect((await download).suggestedFilename()).toBe('newsletter.csv')
    },
  )
})

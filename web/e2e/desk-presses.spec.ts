import type { Locator, Page } from '@playwright/test'
import { deskTest as test } from './desk.ts'
import { expect } from './fixtures.ts'

// What has no answer when its page is left.
test.use({ expectedErrors: [/net::ERR_|status of 40\d/] })

type Press = (button: Locator) => Promise<void>

/** Two presses without a pause, while the first has no answer. */
const twice: Record<string, Press> = {
  'a double click': (button) => button.dblclick(),
  'Enter twice': async (button) => {
    await button.focus()
    await button.page().keyboard.press('Enter')
    await button.page().keyboard.press('Enter')
  },
}

/** Pages of the desk, with what has their controls change something. */
const pages: Record<string, (page: Page) => Promise<void>> = {
  '/products': async () => {},
  '/products/79': async (page) => {
    await page.getByLabel('Name', { exact: true }).fill('Edge, typed')
    await page.getByLabel('File', { exact: true }).setInputFiles({
      name: 'manual.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4'),
    })
    await page.getByLabel('Title', { exact: true }).last().fill('Manual')
    await page.getByLabel('Version', { exact: true }).fill('1.0')
  },
  '/featured': async () => {},
  // To be shown marks it as read.
  '/messages/1': async (page) =>
    expect(page.getByRole('button', { name: 'Spam', exact: true })).toBeEnabled(),
  '/messages/person?email=ada%40example.com': async (page) =>
    expect(page.getByRole('button', { name: 'Delete all of it' })).toBeVisible(),
  '/texts/contact': async (page) => page.getByLabel('Phone').fill('+1 212 555 0100'),
  '/history': async (page) =>
    expect(page.getByRole('button', { name: 'Undo' }).first()).toBeVisible(),
  '/spreadsheet': async (page) => {
    await page.getByLabel('File to import').setInputFiles({
      name: 'sheet.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Number,Name\n79,Edge II\n'),
    })
    await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeVisible()
  },
  '/people': async (page) => page.getByLabel('Name', { exact: true }).fill('Grace'),
}

/** What is found at least. */
const expected = [
  'files',
  'messages.mark',
  'people.add',
  'products.create',
  'products.feature',
  'products.save',
  'revisions.undo',
  'signIn.end',
  'spreadsheet.import',
  'texts.save',
]

for (const [name, press] of Object.entries(twice))
  test(
    `no control of the desk sends anything twice by ${name}`,
    { tag: '@desktop' },
    async ({ page, signedIn, desk }) => {
      test.slow()
      await signedIn(page, 'owner')
      const contact = { name: 'Ada', email: 'ada@example.com', message: 'Does it fit?' }
      await page.request.post(`${desk.url}/api/contact`, { data: contact })
      await page.goto('/products/91')
      await page.getByLabel('Description').fill('Changed.')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('All is saved')).toBeVisible()

      const sent: string[] = []
      let isHeld = false
      let noteLast = () => {}
      await page.route(/\/(trpc|files|photographs)/, (route) => {
        if (!isHeld || route.request().method() !== 'POST') return route.fallback()
        const call = new URL(route.request().url()).pathname.split('/').at(-1)!
        if (call === last) noteLast()
        else sent.push(call)
        return undefined
      })
      const all = new Set<string>()

      /** Presses a button; whether the page is to be opened anew. What it sends has no answer while the page is open. */
      const pressed = async (button: Locator) => {
        sent.length = 0
        isHeld = true
        const url = page.url()
        await press(button)
        // What a second press sends is sent before this.
        const isLastSeen = new Promise<void>((resolve) => (noteLast = resolve))
        await page.evaluate(sendLater, last)
        await isLastSeen
        const words = await button.textContent({ timeout: 1 }).catch(() => '')
        expect(new Set(sent).size, `${page.url()}: ${words} sent ${sent.join(', ')}`).toBe(
          sent.length,
        )
        for (const call of sent) all.add(call)
        return sent.length > 0 || page.url() !== url
      }

      for (const [path, prepare] of Object.entries(pages)) {
        const open = async () => {
          await page.goto('about:blank')
          isHeld = false
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await prepare(page)
        }
        await open()
        for (const name of await namesOf(page.getByRole('button'))) {
          const button = page.getByRole('button', { name, exact: true }).first()
          // What a press before has hidden or disabled is pressed at another page.
          if (!(await button.isVisible()) || (await button.isDisabled())) continue
          const isLeft = await pressed(button)
          const dialog = page.getByRole('dialog')
          const within = (await dialog.isVisible()) ? await namesOf(dialog.getByRole('button')) : []
          for (const inner of within) {
            await open()
            await button.click()
            await fillRequired(dialog)
            await pressed(dialog.getByRole('button', { name: inner, exact: true }).first())
          }
          if (isLeft || within.length > 0) await open()
        }
      }
      expect(expected.filter((call) => !all.has(call))).toEqual([])
    },
  )

/** The call that a page makes after those of its buttons. */
const last = 'last'

// Runs in the page.
async function sendLater(call: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 50))
  void fetch(`/trpc/${call}`, { method: 'POST' })
}

/** The names of buttons, one of those that differ in a number alone. */
async function namesOf(buttons: Locator): Promise<string[]> {
  const names = await buttons.evaluateAll((all) =>
    all.map((button) => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim()),
  )
  const kinds = names.map((name) => name.replaceAll(/\d+/g, '1'))
  return names.filter((_, index) => kinds.indexOf(kinds[index]!) === index)
}

async function fillRequired(dialog: Locator): Promise<void> {
  for (const field of await dialog.locator('input[required]').all())
    if ((await field.inputValue()) === '')
      await field.fill(
        (await field.getAttribute('type')) === 'datetime-local' ? '2036-01-31T08:00' : 'Typed',
      )
}

import type { Locator, Page, Route } from '@playwright/test'
import { deskTest as test } from './desk.ts'
import { type Desk, expect } from './fixtures.ts'
import { clearPicture, phonePhotographs } from './phone-photographs.ts'

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

interface PageOfDesk {
  /** What makes rows that its controls change. */
  before?: (page: Page, desk: Desk) => Promise<unknown>
  /** What has its controls change something, each time that it is opened. */
  prepare?: (page: Page) => Promise<unknown>
  /** The same of a dialog that one of them opens. */
  prepareDialog?: (dialog: Locator) => Promise<unknown>
  /** What its controls send at least. */
  sends: string[]
}

const pages: Record<string, PageOfDesk> = {
  '/products': {
    prepare: (page) => page.getByRole('checkbox', { name: 'Choose Edge 79' }).check(),
    sends: ['products.create', 'products.changeListed'],
  },
  '/products/79': {
    prepare: async (page) => {
      await page.getByLabel('Name', { exact: true }).fill('Edge, typed')
      await page.getByLabel('File', { exact: true }).setInputFiles({
        name: 'manual.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4'),
      })
      await page.getByLabel('Title', { exact: true }).last().fill('Manual')
      await page.getByLabel('Version', { exact: true }).fill('1.0')
    },
    sends: ['products.save', 'files'],
  },
  '/featured': { sends: ['featured.save'] },
  '/photographs?q=photographed': {
    before: addPhotograph,
    prepare: (page) =>
      expect(page.getByRole('button', { name: /^Replace everywhere/ })).toBeVisible(),
    prepareDialog: async (dialog) => {
      if (!(await dialog.getByRole('heading', { name: 'Replace everywhere' }).isVisible())) return
      const [photograph] = await phonePhotographs(1, 700)
      await dialog.getByLabel('Choose a photograph').setInputFiles(photograph!)
      await expect(dialog.getByRole('button', { name: 'Replace', exact: true })).toBeVisible()
    },
    sends: ['photographs.replace'],
  },
  '/messages/1': {
    before: writeMessage,
    // To be shown marks it as read.
    prepare: (page) =>
      expect(page.getByRole('button', { name: 'Spam', exact: true })).toBeEnabled(),
    sends: ['messages.mark'],
  },
  '/messages/person?email=ada%40example.com': {
    before: writeMessage,
    prepare: (page) => expect(page.getByRole('button', { name: 'Delete all of it' })).toBeVisible(),
    sends: [],
  },
  '/texts/contact': {
    prepare: (page) => page.getByLabel('Phone').fill('+1 212 555 0100'),
    sends: ['texts.save'],
  },
  '/history': {
    before: async (page) => {
      await page.goto('/products/91')
      await page.getByLabel('Description').fill('Changed.')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('All is saved')).toBeVisible()
    },
    prepare: (page) => expect(page.getByRole('button', { name: 'Undo' }).first()).toBeVisible(),
    sends: ['revisions.undo'],
  },
  '/not-found': {
    before: async (page, desk) => {
      await page.request.get(`${desk.url}/no-such-page`, { headers: { accept: 'text/html' } })
      await expect(async () => {
        await page.goto('/not-found')
        await expect(page.getByText('/no-such-page')).toBeVisible({ timeout: 1_000 })
      }).toPass()
    },
    sends: ['notFound.forget', 'notFound.redirect'],
  },
  '/spreadsheet': {
    prepare: async (page) => {
      await page.getByLabel('File to import').setInputFiles({
        name: 'sheet.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('Number,Name\n79,Edge II\n'),
      })
      await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeVisible()
    },
    sends: ['spreadsheet.import'],
  },
  '/people': {
    prepare: (page) => page.getByLabel('Name', { exact: true }).fill('Grace'),
    sends: ['people.add', 'signIn.end'],
  },
}

const tests = Object.entries(pages).flatMap(([path, tried]) =>
  Object.entries(twice).map(([way, pressing]) => ({ path, ...tried, way, pressing })),
)

for (const { path, before, prepare, prepareDialog, sends, way, pressing } of tests)
  test(
    `no control of ${path} sends anything twice by ${way}`,
    { tag: '@desktop' },
    async ({ page, signedIn, desk }) => {
      await signedIn(page, 'owner')
      await before?.(page, desk)

      const held: Route[] = []
      const all = new Set<string>()
      let isHeld = false
      let noteLast = () => {}
      await page.route(/\/(trpc|files|photographs)/, (route) => {
        if (!isHeld || route.request().method() !== 'POST') return route.fallback()
        if (callOf(route) === last) noteLast()
        else held.push(route)
        return undefined
      })

      const open = async () => {
        await page.goto('about:blank')
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await prepare?.(page)
      }

      /** Presses a button, and counts its calls before they are answered. They all fail, so the page stays as it is. */
      const press = async (button: Locator) => {
        isHeld = true
        await pressing(button)
        // What a second press sends is sent before this.
        const isLastSeen = new Promise<void>((resolve) => (noteLast = resolve))
        await page.evaluate(sendLater, last)
        await isLastSeen
        isHeld = false
        const sent = held.map(callOf)
        const words = await button.allTextContents()
        expect(new Set(sent).size, `${words.join()} sent ${sent.join(', ')}`).toBe(sent.length)
        for (const call of sent) all.add(call)
        // A notification stays as long as the mouse is over it, and over what lies beneath it.
        await page.mouse.move(0, 0)
        for (const route of held.splice(0)) await route.abort()
        await expect(button.and(page.locator(':disabled, [aria-disabled=true]'))).toHaveCount(0)
      }

      const dialog = page.getByRole('dialog')
      await open()
      const url = page.url()
      for (const name of await namesOf(page.getByRole('button'))) {
        const button = page.getByRole('button', { name, exact: true }).first()
        // What a press before has hidden or disabled is pressed at another page.
        if (!(await button.isVisible()) || (await button.isDisabled())) continue
        await press(button)
        if (await dialog.isVisible()) {
          await prepareDialog?.(dialog)
          for (const inner of await namesOf(dialog.getByRole('button'))) {
            if (!(await dialog.isVisible())) {
              // What was confirmed may have taken it away.
              if (!(await button.isVisible())) await open()
              if (!(await button.isVisible())) break
              await button.click()
              await prepareDialog?.(dialog)
            }
            await fillRequired(dialog)
            await press(dialog.getByRole('button', { name: inner, exact: true }).first())
          }
          await page.keyboard.press('Escape')
          await expect(dialog).toBeHidden()
        }
        if (page.url() !== url) await open()
      }
      expect([...all]).toEqual(expect.arrayContaining(sends))
    },
  )

function writeMessage(page: Page, desk: Desk): Promise<unknown> {
  const data = { name: 'Ada', email: 'ada@example.com', message: 'Does it fit?' }
  return page.request.post(`${desk.url}/api/contact`, { data })
}

async function addPhotograph(page: Page): Promise<void> {
  await page.goto('/products/90')
  await page.getByLabel('Add photographs').setInputFiles(await clearPicture())
  await page.getByLabel('What it shows').last().fill('photographed')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('All is saved')).toBeVisible()
}

function callOf(route: Route): string {
  return new URL(route.request().url()).pathname.split('/').at(-1)!
}

/** The call that a page makes after those of its buttons. */
const last = 'last'

// Runs in the page.
async function sendLater(call: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 50))
  void fetch(`/trpc/${call}`, { method: 'POST' })
}

/** The names of buttons, one of those that differ in a number or a UUID alone, such as those of the people of other tests. */
async function namesOf(buttons: Locator): Promise<string[]> {
  const names = await buttons.evaluateAll((all) =>
    all.map((button) => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim()),
  )
  const kinds = names.map((name) => name.replaceAll(/[\da-f-]{36}|\d+/g, '1'))
  return names.filter((_, index) => kinds.indexOf(kinds[index]!) === index)
}

async function fillRequired(dialog: Locator): Promise<void> {
  for (const field of await dialog.locator('input[required]').all())
    if ((await field.inputValue()) === '')
      await field.fill(
        (await field.getAttribute('type')) === 'datetime-local' ? '2036-01-31T08:00' : 'Typed',
      )
}

import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findOrInstallBrowser } from '@argo/cli/browser'
import { explain } from '@argo/cli/command-arguments'
import { root } from '@argo/cli/paths'
import { type Shot, shots } from './shot-list.ts'
import { startSite } from '@argo/cli/site-process'
import { buildSite } from '@argo/cli/build'

const widths = [
  { width: 390, height: 844 },
  { width: 834, height: 1112 },
  { width: 1440, height: 900 },
]

// `pnpm shots [part of a name]`: pictures of the whole site, to look at in a minute.
const [wanted = '', ...more] = process.argv.slice(2)
const chosen = shots.filter(({ name }) => name.includes(wanted))
if (chosen.length === 0 || more.length > 0)
  explain(`pnpm shots [part of a name]\nThe names are: ${shots.map(({ name }) => name).join(', ')}`)
const folder = join(root, 'shots')
await buildSite()
if (!wanted) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const site = await startSite()
const browser = await chromium.launch({
  executablePath: findOrInstallBrowser(),
  args: ['--no-sandbox'],
})
try {
  for (const shot of chosen) await take(browser, shot)
} finally {
  await browser.close()
  await site.stop()
}
console.info(`The pictures are in ${folder}`)

async function take(browser: Browser, shot: Shot): Promise<void> {
  for (const viewport of widths.filter(({ width }) => !shot.only || shot.only(width))) {
    const context = await browser.newContext({
      viewport,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      baseURL: site.url,
    })
    const page = await context.newPage()
    await page.goto(shot.address)
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
    await shot.arrange?.(page)
    await loadEveryPicture(page)
    const file = `${shot.name}-${viewport.width}.png`
    await page.screenshot({ path: join(folder, file), fullPage: !shot.arrange })
    console.info(file)
    await context.close()
  }
}

// Lazy pictures load only when asked for: a full-page picture asks for all of them.
async function loadEveryPicture(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.all(
      [...document.images]
        .filter((image) => image.checkVisibility())
        .map((image) => {
          image.loading = 'eager'
          return image.decode().catch(() => {})
        }),
    )
    await document.fonts.ready
  })
}

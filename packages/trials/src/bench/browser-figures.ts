import { chromium } from '@playwright/test'
import { findOrInstallBrowser } from '@argo/cli/browser'
import { pageAddresses } from './addresses.ts'
import type { BareServer } from './bare.ts'
import { median } from './median.ts'
import { kinds, loadCold, type PageLoad, runAtFullSpeed } from './page-load.ts'
import { printTable } from './table.ts'
import { hoverThenClick, type Move, readThenTapCard, tapCard } from './interaction-latency.ts'
import { makeStaticBaseline } from './static-baseline.ts'

const rounds = 3
const moves = 7

/** Loads a page of each kind and its static baseline in turn and prints what the browser saw. */
export async function benchBrowser(siteUrl: string, bare: BareServer): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  })
  const taps: Move[] = []
  const tapsAfterReading: Move[] = []
  const hovers: Move[] = []
  const hoversAtFullSpeed: Move[] = []
  const rows: (string | number)[][] = []
  try {
    for (const address of pageAddresses) {
      console.info(`  ${address} in the browser`)
      await bare.add({ [address]: await makeStaticBaseline(siteUrl, address) })
      const loads: PageLoad[] = []
      const baselines: PageLoad[] = []
      for (let round = 0; round < rounds; round += 1) {
        loads.push(await loadCold(browser, siteUrl + address))
        baselines.push(await loadCold(browser, bare.url + address))
      }
      rows.push(toRow(address, loads, baselines), toRow(`${address}, static`, baselines, baselines))
    }
    for (let move = 0; move < moves; move += 1) {
      await loadCold(browser, `${siteUrl}/cases`, async (page) => {
        taps.push(await tapCard(page))
      })
      await loadCold(browser, `${siteUrl}/cases`, async (page) => {
        tapsAfterReading.push(await readThenTapCard(page))
      })
      await loadCold(browser, `${siteUrl}/cases`, async (page) => {
        hovers.push(await hoverThenClick(page))
      })
      await loadCold(browser, `${siteUrl}/cases`, async (page) => {
        await runAtFullSpeed(page)
        hoversAtFullSpeed.push(await hoverThenClick(page))
      })
    }
  } finally {
    await browser.close()
  }
  printTable(
    'In Chromium: slow 4G, 4× slower processor, nothing cached (ms, kB)',
    [
      'page',
      'TTFB',
      'FCP',
      'LCP',
      'TBT',
      'CLS',
      'requests',
      ...kinds,
      'FCP ÷ static',
      'LCP ÷ static',
    ],
    rows,
  )
  printTable(
    `From a category’s card to the product’s heading, medians of ${moves} (ms)`,
    ['with', 'median', 'worst', 'longest task'],
    [
      toMoveRow('a tap at once', taps),
      toMoveRow('a tap on a card read for 1.5 s', tapsAfterReading),
      toMoveRow('a pointer that hovered first', hovers),
      toMoveRow('the same, the processor as fast as it is', hoversAtFullSpeed),
    ],
  )
}

function toMoveRow(name: string, all: Move[]): (string | number)[] {
  const latencies = all.map(({ latency }) => latency)
  return [
    name,
    median(latencies),
    Math.max(...latencies),
    median(all.map(({ longestTask }) => longestTask)),
  ]
}

function toRow(name: string, loads: PageLoad[], baselines: PageLoad[]): (string | number)[] {
  const middle = (of: (load: PageLoad) => number, all = loads) => median(all.map(of))
  const ratio = (of: (load: PageLoad) => number) => middle(of) / middle(of, baselines)
  return [
    name,
    Math.round(middle(({ ttfb }) => ttfb)),
    Math.round(middle(({ fcp }) => fcp)),
    Math.round(middle(({ lcp }) => lcp)),
    Math.round(middle(({ tbt }) => tbt)),
    middle(({ cls }) => cls),
    middle(({ requests }) => requests),
    ...kinds.map((kind) => middle(({ bytes }) => bytes[kind]) / 1000),
    ratio(({ fcp }) => fcp),
    ratio(({ lcp }) => lcp),
  ]
}

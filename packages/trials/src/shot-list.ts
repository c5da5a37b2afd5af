import { fixedPages } from '@argo/domain/site-pages/page-metadata'
import type { Page } from '@playwright/test'

/** A page, or a state of one, to take pictures of. */
export interface Shot {
  name: string
  address: string
  /** Brings the page into the state; the picture is then of the screen, else of the whole page. */
  arrange?: (page: Page) => Promise<void>
  /** The widths, in pixels, at which the state exists; all of them by default. */
  only?: (width: number) => boolean
}

const wide = (width: number) => width >= 1024
const narrow = (width: number) => width < 1024

const pages = [
  ...Object.values(fixedPages).map(({ path }) => path),
  '/products?category=cooling',
  '/cases',
  '/cases?gpu-clearance-max=450&gpu-clearance-min=390',
  '/cases?cpu-cooler-clearance-max=160&gpu-clearance-min=440',
  '/cooling?sort=noise-level-asc',
  '/power-supplies',
  '/peripherals',
  '/chairs',
  '/monitors',
  '/cases/edge',
  '/chairs/swift-pro?color=Black%2FBlue',
  '/mice/argo-g-100m',
  '/product/90',
  '/fit?case=edge&card-length=336&card-thickness=61&card-watts=450&card-plugs=12v-2x6&cooler=typhoon-120&socket=am5&processor=120&front=360&front-thickness=27&supply=gx-750&board=atx&large=2',
  '/fit?case=g120&card-length=336&cooler=own&cooler-height=165&supply=gx-1k-titan&board=atx',
  '/fit?case=own&case-card=abc&card-length=33600',
  '/fit?card-watts=450',
  '/fit/chairs?units=metric&height=192&weight=90',
  '/compare?products=edge',
  '/compare?products=edge,calypso',
  '/compare?products=swift-pro,imperium,astra,armada',
  '/compare?products=edge,calypso,nivos,nope',
  '/compare/power-supplies',
  '/newsletter?subscription=confirmed',
  '/search',
  '/search?q=360+radiator',
  '/search?q=quiet+case',
  '/search?q=qqxxqq',
  '/no/such/page',
]

const states: Shot[] = [
  {
    name: 'cases-filters',
    address: '/cases?gpu-clearance-max=450&gpu-clearance-min=390',
    arrange: (page) => page.locator('summary').getByText('Filters (1)').click(),
  },
  {
    name: 'compare-tray',
    address: '/chairs',
    arrange: async (page) => {
      for (const name of ['Swift Pro', 'Imperium', 'Astra', 'Armada'])
        await page.getByRole('checkbox', { name: `Compare ${name}` }).check()
      await page
        .getByRole('region', { name: 'Comparison' })
        .getByText(/4.of.4/)
        .waitFor()
    },
  },
  {
    name: 'header-panel',
    address: '/home',
    only: wide,
    arrange: (page) => page.getByRole('button', { name: 'Cases' }).click(),
  },
  {
    name: 'header-search',
    address: '/home',
    only: wide,
    arrange: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
      await page.getByRole('combobox').fill('case')
      await page.getByRole('option', { name: /Calypso/ }).waitFor()
    },
  },
  {
    name: 'header-scrolled',
    address: '/home',
    arrange: (page) => page.mouse.wheel(0, 700),
  },
  {
    name: 'menu-sheet',
    address: '/home',
    only: narrow,
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'contact-errors',
    address: '/contact',
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Send Message' }).click()
      await page.getByRole('link', { name: 'Please enter your name' }).waitFor()
    },
  },
  {
    name: 'newsletter-toast',
    address: '/home',
    arrange: async (page) => {
      const form = page.getByRole('contentinfo')
      await form.getByRole('textbox').fill('visitor@example.com')
      await form.getByRole('button', { name: 'Subscribe' }).click()
      await page.getByText('Success!').waitFor()
    },
  },
]

/** Pages are named after their addresses. */
export const shots: Shot[] = [
  ...pages.map((address) => ({
    name: address.slice(1, 80).replaceAll(/[^\w-]+/g, '-'),
    address,
  })),
  ...states,
]

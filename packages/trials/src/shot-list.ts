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

export const shots: Shot[] = [
  ...Object.values(fixedPages).map(({ path }) => ({
    name: path.slice(1).replaceAll('/', '-'),
    address: path,
  })),
  { name: 'products-of-category', address: '/products?category=cooling' },
  { name: 'cases', address: '/cases' },
  { name: 'cases-filtered', address: '/cases?gpu-clearance-max=450&gpu-clearance-min=390' },
  {
    name: 'cases-filters',
    address: '/cases?gpu-clearance-max=450&gpu-clearance-min=390',
    only: (width) => width < 1280,
    arrange: (page) => page.getByRole('button', { name: 'Filters (1)' }).click(),
  },
  {
    name: 'cases-nothing-left',
    address: '/cases?cpu-cooler-clearance-max=160&gpu-clearance-min=440',
  },
  { name: 'cooling', address: '/cooling' },
  { name: 'cooling-sorted', address: '/cooling?sort=noise-level-asc' },
  { name: 'power-supplies', address: '/power-supplies' },
  { name: 'peripherals', address: '/peripherals' },
  { name: 'chairs', address: '/chairs' },
  { name: 'monitors', address: '/monitors' },
  { name: 'product-case', address: '/cases/edge' },
  { name: 'product-chair', address: '/chairs/swift-pro?color=Black%2FBlue' },
  { name: 'product-mouse', address: '/mice/argo-g-100m' },
  { name: 'product-accessory', address: '/product/90' },
  { name: 'product-not-found', address: '/product/1' },
  {
    name: 'fit-tight',
    address:
      '/fit?case=edge&card-length=336&card-thickness=61&card-watts=450&card-plugs=12v-2x6&cooler=typhoon-120&socket=am5&processor=120&front=360&front-thickness=27&supply=gx-750&board=atx&large=2',
  },
  {
    name: 'fit-collisions',
    address:
      '/fit?case=g120&card-length=336&cooler=own&cooler-height=165&supply=gx-1k-titan&board=atx',
  },
  { name: 'fit-chairs-measured', address: '/fit/chairs?units=metric&height=192&weight=90' },
  { name: 'fit-supply', address: '/fit?card-watts=450' },
  { name: 'fit-errors', address: '/fit?case=own&case-card=abc&card-length=33600' },
  { name: 'compare-two', address: '/compare?products=edge,calypso' },
  { name: 'compare-four', address: '/compare?products=swift-pro,imperium,astra,armada' },
  { name: 'compare-one', address: '/compare?products=edge' },
  { name: 'compare-three', address: '/compare?products=edge,calypso,g120' },
  { name: 'compare-mixed', address: '/compare?products=edge,calypso,nivos,nope' },
  { name: 'compare-category', address: '/compare/power-supplies' },
  {
    name: 'compare-tray',
    address: '/cases',
    arrange: async (page) => {
      for (const name of ['Edge', 'Calypso'])
        await page.getByRole('checkbox', { name: `Compare ${name}` }).check()
      await page.getByRole('region', { name: 'Comparison' }).waitFor()
    },
  },
  {
    name: 'compare-tray-full',
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
  { name: 'newsletter-confirmed', address: '/newsletter?subscription=confirmed' },
  { name: 'search', address: '/search' },
  { name: 'search-results', address: '/search?q=360+radiator' },
  { name: 'search-advice', address: '/search?q=quiet+case' },
  {
    name: 'search-two-answers',
    address: '/search?q=I+own+a+336+mm+card+and+want+a+quiet+case',
  },
  { name: 'search-nothing', address: '/search?q=qqxxqq' },
  { name: 'not-found', address: '/no/such/page' },
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
    name: 'menu-search',
    address: '/home',
    only: narrow,
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click()
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

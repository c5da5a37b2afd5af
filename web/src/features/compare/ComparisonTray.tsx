import { type Category, categoryFacts, parseCategory } from '@argo/domain/products/category'
import { leastChosen, mostChosen } from '@argo/domain/comparison/address'
import { inWords } from '@argo/domain/text/in-words'
import { cutOutOf } from '@argo/domain/pictures/photographs'
import { Link, useLocation } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react'
import { announce } from '../../lib/notifications/announcement.ts'
import {
  fillTray,
  removeFromTray,
  type Tray,
  useTray,
} from '../../lib/comparison/comparison-tray.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import css from './ComparisonTray.module.css'

const button = 'order-2 flex-1 max-[24rem]:px-3 md:flex-none'

// Where they are compared or fitted, and where nothing is chosen, and it would cover forms and what is read.
const elsewhere =
  /^\/(?:compare\/|(?:fit|home|contact|newsletter|warranty|registration|downloads|terms|privacy|cookies)(?:\/|$))/

/**
 * The products chosen to compare, at the lower edge of pages where such products are chosen; on others a button in the
 * corner, unless the last choice made there has more to say.
 */
export function ComparisonTray() {
  const tray = useTray()
  const { products, full, replaced } = tray
  const { pathname, search: query }: { pathname: string; search: { category?: unknown } } =
    useLocation()
  const away = elsewhere.test(pathname) || (pathname === '/compare' && 'products' in query)
  const words = wordsOf(tray)
  const [last, setLast] = useState({ tray, pathname })
  if (last.tray !== tray) setLast({ tray, pathname })

  // The page of comparison says itself what is taken out of its table.
  const say = useEffectEvent(() => {
    if (!away) announce(words)
  })
  useEffect(() => {
    if (tray.changed) say()
  }, [tray])

  // The button that is pressed goes with its product, and the tray with the last one.
  function keepFocus({ currentTarget }: MouseEvent): void {
    const next =
      products.length > 1 ? currentTarget.closest('section') : document.querySelector('main')
    next?.focus({ preventScroll: true })
  }

  if (away || products.length === 0) return null
  const search = { products: products.map(({ name }) => name).join(',') }
  const names = inWords(products.map(({ title }) => title))
  const isOpen =
    isListOf(products[0]?.category, pathname, query.category) ||
    ((full || replaced) && last.pathname === pathname)
  if (!isOpen)
    return (
      <section
        id="tray"
        aria-label="Comparison"
        tabIndex={-1}
        className={`no-print fixed right-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 ${css.tray} ${css.chip}`}
      >
        <Link
          to="/compare"
          search={search}
          aria-label={`Compare ${products.length}: ${names}`}
          className="chamfer panel eyebrow flex min-h-11 items-center px-4 [--cut:10px] -outline-offset-4 hover:text-accent-bright"
        >
          <span key={products.length}>Compare {products.length}</span>
        </Link>
      </section>
    )
  return (
    <section
      id="tray"
      aria-label="Comparison"
      tabIndex={-1}
      className={`no-print fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface transition duration-200 ease-out starting:translate-y-4 starting:opacity-0 ${css.tray} ${css.bar}`}
    >
      <div className="page flex flex-wrap items-center gap-x-3 gap-y-1.5 pt-1 pb-3 max-[24rem]:gap-x-2 md:py-2">
        <p
          id="tray-words"
          className="flex min-h-10 flex-[1_0_min(70%,100%-5rem)] flex-wrap items-center gap-x-3 text-sm leading-5 text-muted md:order-1 md:flex-1"
        >
          {words}
          {replaced && (
            <button
              type="button"
              className="prose-link min-h-7"
              onClick={({ currentTarget }) => {
                // The button goes.
                currentTarget.closest('section')?.focus({ preventScroll: true })
                fillTray(replaced)
              }}
            >
              Undo
            </button>
          )}
        </p>
        <ul className="order-1 flex flex-1 gap-1.5 max-[24rem]:gap-1 md:order-0 md:flex-none">
          {products.map(({ name, title, imageUrl }) => (
            <li key={name}>
              <button
                type="button"
                aria-label={`Remove ${title} from the comparison`}
                title={title}
                className="relative block size-[min(3rem,15vw)] border border-line bg-raised hover:border-muted"
                onClick={(event) => {
                  keepFocus(event)
                  removeFromTray(name)
                }}
              >
                <Picture
                  src={cutOutOf(imageUrl)}
                  alt=""
                  sizes="3rem"
                  className="size-full object-contain p-0.5"
                />
                <Icon
                  name="close"
                  className="absolute -top-px -right-px size-5 bg-line p-0.5 forced-colors:bg-[Canvas]"
                />
              </button>
            </li>
          ))}
          {Array.from({ length: mostChosen - products.length }, (_, slot) => (
            <li
              key={slot}
              aria-hidden="true"
              className="size-12 border border-dashed border-muted max-md:hidden"
            />
          ))}
        </ul>
        {products.length >= leastChosen ? (
          <ButtonLink
            to="/compare"
            search={search}
            className={button}
            aria-label={`Compare ${names}`}
          >
            Compare
          </ButtonLink>
        ) : (
          <Button
            aria-disabled
            aria-describedby="tray-words"
            onClick={() => announce(words)}
            className={button}
          >
            Compare
          </Button>
        )}
        <button
          type="button"
          className="eyebrow min-h-11 flex-none text-muted hover:text-foreground md:order-3"
          onClick={() => {
            document.querySelector('main')?.focus({ preventScroll: true })
            fillTray([])
          }}
        >
          Clear
        </button>
      </div>
    </section>
  )
}

/** Whether a page lists products of the category to choose from. */
function isListOf(category: Category | undefined, pathname: string, asked: unknown): boolean {
  const [page = '', ...rest] = pathname
    .replace(/^\/category\//, '/')
    .split('/')
    .filter(Boolean)
  if (rest.length > 0) return false
  if (page === 'products' && typeof asked === 'string') return parseCategory(asked) === category
  return ['compare', 'search', 'products'].includes(page) || parseCategory(page) === category
}

function wordsOf({ products, full, replaced }: Tray): string {
  const [first] = products
  if (!first) return 'Nothing is chosen to be compared.'
  const { name } = categoryFacts(first.category)
  if (full) return 'Four at most: remove one first.'
  if (replaced) return `One kind at a time: now ${name.toLowerCase()}.`
  if (products.length === 1) return `${first.title}: add 1–3 more ${name.toLowerCase()}.`
  return `${inWords(products.map(({ title }) => title))}: ${products.length}\u00a0of\u00a0${mostChosen}`
}

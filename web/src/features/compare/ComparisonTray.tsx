import { categoryFacts } from '@argo/domain/products/category'
import { mostChosen } from '@argo/domain/comparison/address'
import { inWords } from '@argo/domain/text/in-words'
import { cutOutOf } from '@argo/domain/pictures/photographs'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
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
import './tray.css'

/** What was chosen to be compared, at the lower edge of every page but that of the comparison itself. */
export default function ComparisonTray() {
  const tray = useTray()
  const { products, replaced } = tray
  const section = useRef<HTMLElement>(null)
  const compared = useLocation({ select: ({ pathname }) => /^\/compare(?:\/|$)/.test(pathname) })
  const words = wordsOf(tray)

  // The page of comparison says itself what is taken out of its table.
  const say = useEffectEvent(() => {
    if (!compared) announce(words)
  })
  useEffect(() => {
    if (tray.changed) say()
  }, [tray])

  // The button that is pressed goes with its product, and the tray with the last one.
  function keepFocus(): void {
    const next = products.length > 1 ? section.current : document.querySelector('main')
    next?.focus({ preventScroll: true })
  }

  if (compared || products.length === 0) return null
  return (
    <section
      ref={section}
      id="tray"
      aria-label="Comparison"
      tabIndex={-1}
      className="tray no-print"
    >
      <div className="tray-content page">
        <p className="tray-words">
          {words}
          {replaced && (
            <button
              type="button"
              className="prose-link"
              onClick={() => {
                // The button goes.
                section.current?.focus({ preventScroll: true })
                fillTray(replaced)
              }}
            >
              Undo
            </button>
          )}
        </p>
        <ul className="tray-products">
          {products.map(({ name, title, imageUrl }) => (
            <li key={name}>
              <button
                type="button"
                aria-label={`Take ${title} out of the comparison`}
                title={title}
                onClick={() => {
                  keepFocus()
                  removeFromTray(name)
                }}
              >
                <Picture src={cutOutOf(imageUrl)} alt="" sizes="3rem" className="tray-picture" />
                <Icon name="close" className="tray-close" />
              </button>
            </li>
          ))}
          {Array.from({ length: mostChosen - products.length }, (_, index) => (
            <li key={index} aria-hidden="true" className="tray-place" />
          ))}
        </ul>
        {products.length > 1 ? (
          <ButtonLink
            to="/compare"
            search={{ products: products.map(({ name }) => name).join(',') }}
            aria-label={`Compare ${inWords(products.map(({ title }) => title))}`}
          >
            Compare
          </ButtonLink>
        ) : (
          <Button disabled>Compare</Button>
        )}
        <button
          type="button"
          className="tray-clear eyebrow"
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

function wordsOf({ products, full, replaced }: Tray): string {
  const [first] = products
  if (!first) return 'Nothing is chosen to be compared.'
  const { singular, name } = categoryFacts(first.category)
  if (full) return 'Four at most: take one out first.'
  if (replaced) return `One kind at a time: now ${name.toLowerCase()}.`
  if (products.length === 1) return `${first.title}: choose one more ${singular} or up to three.`
  return `${inWords(products.map(({ title }) => title))}: ${products.length}\u00a0of\u00a0${mostChosen}`
}

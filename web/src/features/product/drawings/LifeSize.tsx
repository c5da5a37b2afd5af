import type { ScaleView } from '@argo/domain/features/scale-drawing'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { storedText } from '../../../lib/browser/stored-text.ts'
import { lifeSizeHash } from '../../../lib/catalogue/catalogue-links.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { ProductOutline } from '../../../ui/ProductOutline.tsx'

/** mm of a credit card (ISO/IEC 7810 ID-1), upright: a phone is narrower than it is long. */
const card = { width: 53.98, height: 85.6 }
/** px that it is wide: on a screen of 96 to the inch, and on the coarsest and the finest. */
const widths = { usual: 204, least: 100, most: 400 }

const stored = storedText('argo:card-width')

interface LifeSizeProps {
  name: string
  view: ScaleView
  /** The file of the product's sides; without one it is a box. */
  lines: string | undefined
}

/** A product as large as it is, on a screen that is measured with a credit card. */
export function LifeSize({ name, view, lines }: LifeSizeProps) {
  const { side, width, height } = view
  const [cardWidth, setCardWidth] = useState(widths.usual)
  const scale = cardWidth / card.width
  const isNamed = useLocation({ select: ({ hash }) => hash === lifeSizeHash })

  return (
    <details
      ref={isNamed ? open : null}
      id={lifeSizeHash}
      onToggle={({ currentTarget }) => currentTarget.open && setCardWidth(readWidth())}
      className="group mt-10 border-y border-line no-print unscripted:hidden"
    >
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-2 font-semibold">
        See it at life size
        <Icon
          name="chevron"
          className="size-5 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <p className="measure">
        Hold a credit card upright against the drawn one, and move the slider until both are equally
        wide. Your browser keeps the width.
      </p>
      <label className="mt-4 flex max-w-md flex-col gap-2 text-sm font-semibold">
        Width of the card
        <input
          type="range"
          min={widths.least}
          max={widths.most}
          value={cardWidth}
          onChange={({ target }) => {
            setCardWidth(target.valueAsNumber)
            stored.write(target.value)
          }}
          className="h-11 w-full accent-accent"
        />
      </label>
      <div
        role="region"
        aria-label={`${name} at life size`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is wider than the screen is scrolled by keys
        tabIndex={0}
        className="flex flex-wrap items-start gap-8 overflow-x-auto p-1 py-6 [&>svg]:shrink-0 [&>svg]:overflow-visible"
      >
        <svg
          aria-hidden="true"
          width={card.width * scale}
          height={card.height * scale}
          viewBox={`0 0 ${card.width} ${card.height}`}
          className="fill-raised stroke-muted"
        >
          <rect {...card} rx="3.2" vectorEffect="non-scaling-stroke" />
          <path d="M20 8h14v11h-14zM12 34v42" vectorEffect="non-scaling-stroke" />
        </svg>
        <svg
          role="img"
          aria-label={`${name}, ${side.toLowerCase()}, at life size`}
          width={width * scale}
          height={height * scale}
          viewBox={`0 ${-height} ${width} ${height}`}
          className="stroke-current"
        >
          <ProductOutline {...view} lines={lines} />
        </svg>
      </div>
    </details>
  )
}

function open(details: HTMLDetailsElement | null): void {
  if (details) details.open = true
}

function readWidth(): number {
  const width = Number(stored.read())
  return width >= widths.least && width <= widths.most ? width : widths.usual
}

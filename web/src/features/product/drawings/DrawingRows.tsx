import type { ReactNode } from 'react'
import { percent } from './measures.tsx'

/** A drawing of one side, in mm, and what is written about it. */
export interface Figure {
  /** Stands under it. */
  name: string
  /** What it shows, in words; without them it is left out for screen readers. */
  label?: string
  width: number
  height: number
  /** What is written on its left and its right. */
  left?: string
  right?: string
  /** How many lengths are written below each other under it. */
  below?: number
  /** From its left and the ground: x to the right, y downward, so that what stands on the ground is above 0. */
  shapes: ReactNode
  /** Dimensions and words, in percent of it: they are as large as the page's, whatever its scale. */
  words?: ReactNode
}

/** Of a row’s width, one em of what is written beside a figure, and what parts two figures. */
const shares = {
  wide: { em: 0.0205, gap: 0.035 },
  narrow: { em: 0.047, gap: 0.06 },
}
/** How wide words and the line that they belong to are, in em. */
const emOf = (words: string | undefined) => (words === undefined ? 0 : 1.9 + 0.57 * words.length)
/** By how many lengths are written below each other. */
const roomBelow = ['pb-[3.5em]', 'pb-[7em]', 'pb-[11em]']
/** Never so high that it is more than a screen. */
const lowest = { wide: 0.46, narrow: 1.6 }

/** A row higher than this, as a share of its width, is narrower on paper, where all has to fit on one sheet. */
const highOnPaper = 0.3

/** Figures on one ground, at one scale, as wide as the page: all in a row, or on a phone in several. */
export function DrawingRows({ figures }: { figures: Figure[] }) {
  return (
    <>
      <div className="max-md:hidden print:block">
        <Rows rows={[figures]} layout="wide" />
      </div>
      <div className="md:hidden print:hidden">
        <Rows rows={stacked(figures)} layout="narrow" />
      </div>
    </>
  )
}

function Rows({ rows, layout }: { rows: Figure[][]; layout: 'wide' | 'narrow' }) {
  const { em, gap } = shares[layout]
  const share = (row: Figure[]) =>
    row.reduce(
      (sum, { left, right }) => sum + em * (emOf(left) + emOf(right)),
      gap * (row.length - 1),
    )
  const length = (row: Figure[]) => row.reduce((sum, { width }) => sum + width, 0)
  const height = (row: Figure[]) => Math.max(...row.map((figure) => figure.height))
  const width = Math.ceil(
    Math.max(
      ...rows.flatMap((row) => [length(row) / (1 - share(row)), height(row) / lowest[layout]]),
    ),
  )
  return rows.map((row) => {
    // What is left is shared by the gaps and both ends.
    const spare = (width * (1 - share(row)) - length(row)) / (row.length + 1)
    let next = spare
    const places = row.map((figure) => {
      const x = Math.round(next + width * em * emOf(figure.left))
      next = x + figure.width + width * em * emOf(figure.right) + width * gap + spare
      return { ...figure, x }
    })
    const tall = height(row)
    const lines = Math.max(...row.map(({ below = 1 }) => below))
    return (
      <div
        key={row[0]?.name}
        className={`text-[min(1rem,5vw)] not-last:mb-8 xl:text-lead print:text-xs ${roomBelow[lines]} ${tall / width > highOnPaper ? 'print:mx-auto print:max-w-[14.5cm]' : ''}`}
      >
        <div className="relative">
          <svg
            viewBox={`0 0 ${width} ${tall}`}
            aria-hidden="true"
            className="block w-full overflow-visible fill-none stroke-current [stroke-width:0.055em] [&_*]:[vector-effect:non-scaling-stroke]"
          >
            <path d={`M0 ${tall}H${width}`} className="stroke-muted" />
            {places.map(({ name, x, shapes }) => (
              <g key={name} transform={`translate(${x} ${tall})`}>
                {shapes}
              </g>
            ))}
          </svg>
          <svg className="absolute inset-0 size-full overflow-visible fill-none stroke-accent [stroke-width:0.055em] tabular [&_text]:stroke-none [&_text]:font-bold [&_text]:fill-foreground">
            {places.map((figure) => (
              <svg
                key={figure.name}
                x={percent(figure.x, width)}
                y={percent(tall - figure.height, tall)}
                width={percent(figure.width, width)}
                height={percent(figure.height, tall)}
                overflow="visible"
                {...(figure.label === undefined
                  ? { 'aria-hidden': true }
                  : { role: 'img', 'aria-label': figure.label })}
              >
                {figure.words}
                <text
                  x={figure.label === undefined ? '100%' : '50%'}
                  y="100%"
                  dy={`${1.8 + 3.6 * lines}em`}
                  textAnchor={figure.label === undefined ? 'end' : 'middle'}
                  className="fill-muted! font-semibold!"
                >
                  {figure.name}
                </text>
              </svg>
            ))}
          </svg>
        </div>
      </div>
    )
  })
}

/** On a phone each figure has a row, the last, a thing of known size, beside the narrowest. */
function stacked(figures: Figure[]): Figure[][] {
  const reference = figures.at(-1)
  if (reference === undefined || reference.label !== undefined) return figures.map((one) => [one])
  const others = figures.slice(0, -1)
  const narrowest = others.toSorted((one, two) => one.width - two.width)[0]
  return others.map((one) => (one === narrowest ? [one, reference] : [one]))
}

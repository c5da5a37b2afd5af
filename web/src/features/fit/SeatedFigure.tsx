import type { Chair } from '@argo/domain/fit/chair'
import type { Sitter } from '@argo/domain/fit/chair-fit'
import { exampleSitter, seatedOutline } from '@argo/domain/fit/seated'
import { cmOfInch, inFeet, inPounds, type Units } from '@argo/domain/text/us-units'
import { SeatedPerson } from '../../ui/SeatedPerson.tsx'

const floor = 186
const round = { strokeLinecap: 'round', strokeLinejoin: 'round', fill: 'none' } as const

/** A seated person from the side, to scale, who grows with height and weight; on a chair, as far as its seat goes. */
export function SeatedFigure({
  sitter,
  chair,
  units,
}: {
  sitter: Sitter
  chair: Chair | undefined
  units: Units
}) {
  const { height, seat: flat, girth } = seatedOutline(sitter)
  const seat = chair ? Math.min(Math.max(flat, chair.seat.from), chair.seat.to) : flat
  const { desk } = sitter
  const isExample = sitter.height === undefined && sitter.weight === undefined
  const length = (cm: number) =>
    units === 'us' ? `${Math.round(cm / cmOfInch)} in` : `${Math.round(cm)} cm`
  const y = (cm: number) => floor - cm
  // Parts of the body by the stature, from the middle of the hip.
  const x = (share: number) => share * height
  const back = -(x(0.065) * girth + 9)
  return (
    <figure className="mt-8">
      <svg
        viewBox="-62 0 164 190"
        role="img"
        aria-label={wordsOf(sitter, units, length(seat), desk === undefined ? '' : length(desk))}
        className="panel chamfer h-[min(22rem,36svh)] w-full forced-colors:text-[CanvasText]"
      >
        <g className="text-line" stroke="currentColor" strokeWidth="1">
          <path d={`M-62 ${floor}H102`} />
        </g>
        <g className="text-muted" stroke="currentColor" {...round}>
          <path
            strokeWidth="3"
            d={`M2 ${y(seat - 8)}V${y(13)}M-26 ${y(5)}L2 ${y(13)}L30 ${y(5)}`}
          />
          <path strokeWidth="6" d={`M-26 ${y(3)}h.1M30 ${y(3)}h.1`} />
          <path strokeWidth="8" d={`M${back + 4} ${y(seat - 4)}H30`} />
          <path strokeWidth="7" d={`M${back} ${y(seat + 2)}L${back - 9} ${y(seat + 78)}`} />
        </g>
        {desk !== undefined && (
          <g className="text-muted" stroke="currentColor" {...round}>
            <path strokeWidth="3" d={`M${x(0.22)} ${y(desk - 1.5)}H98M92 ${y(desk)}V${floor}`} />
          </g>
        )}
        <g
          transform={`translate(0 ${floor})`}
          className={isExample ? 'text-muted' : 'text-foreground'}
          opacity={isExample ? 0.45 : 1}
        >
          <SeatedPerson
            stature={height}
            seat={seat}
            girth={girth}
            halo="stroke-surface"
            hand={
              desk === undefined ? undefined : Math.min(Math.max(desk + 3, seat + 8), seat + x(0.3))
            }
          />
        </g>
        <g
          className="tabular text-accent-bright"
          fill="currentColor"
          fontSize="6.5"
          fontWeight="700"
        >
          <path
            stroke="currentColor"
            strokeWidth="0.8"
            fill="none"
            d={`M-52 ${floor}V${y(seat)}m-3 0h6m-3 ${seat}m-3 0h6M-52 ${y(seat)}H${back}`}
          />
          <text x="-49" y={y(seat / 2)}>
            {length(seat)}
          </text>
          {desk !== undefined && (
            <text x="99" y={y(desk + 4)} textAnchor="end">
              {length(desk)}
            </text>
          )}
        </g>
      </svg>
      <figcaption className="mt-3 text-sm text-muted">
        {isExample ? 'An example. ' : ''}Drawn after average proportions: on a seat at about{' '}
        <span className="whitespace-nowrap">{length(flat)}</span> the feet stand flat.
      </figcaption>
    </figure>
  )
}

function wordsOf({ height, weight }: Sitter, units: Units, seat: string, desk: string): string {
  const stature = height ?? exampleSitter.height
  const tall = units === 'us' ? inFeet(stature) : `${Math.round(stature)} cm`
  const heavy =
    weight === undefined
      ? ''
      : units === 'us'
        ? ` and ${inPounds(weight)} lb`
        : ` and ${Math.round(weight)} kg`
  return `Outline of a person of ${tall}${heavy}, seated at ${seat}${desk && `, at a desk of ${desk}`}`
}

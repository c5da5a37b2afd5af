import type { Chair } from '@argo/domain/fit/chair'
import type { Sitter } from '@argo/domain/fit/chair-fit'
import { exampleSitter, seatedOutline } from '@argo/domain/fit/seated'
import { inFeet, inPounds, toInches, type Units } from '@argo/domain/text/us-units'
import { SeatedPerson } from '../../ui/SeatedPerson.tsx'

/** In cm: the frame of a chair's side in its file. */
const frame = { width: 100, height: 150 }
/** Of a chair's column, cm at its lowest from the floor: above it all rises with the seat. */
const column = 20
/** cm: of most desks, while none is given. */
const usualDesk = 74

/** A person of a height and weight, seated, from the side and to scale. */
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
  const range = chair?.seat ?? { from: flat, to: flat }
  const seat = Math.min(Math.max(flat, range.from), range.to)
  const desk = sitter.desk ?? usualDesk
  const isExample = sitter.height === undefined && sitter.weight === undefined
  const length = (cm: number) =>
    units === 'us' ? `${toInches(cm * 10)} in` : `${Math.round(cm)} cm`
  // Parts of the body by the stature, from the middle of the hip.
  const x = (share: number) => share * height
  // Above the head or the back.
  const top = Math.min(-144, -seat - x(0.55))
  const hand =
    sitter.desk === undefined ? undefined : Math.min(Math.max(desk + 3, seat + 8), seat + x(0.3))
  return (
    <figure className="flex flex-col self-start">
      <svg
        viewBox={`-78 ${top} 164 ${4 - top}`}
        preserveAspectRatio="xMidYMax"
        role="img"
        aria-label={wordsOf(
          sitter,
          units,
          length(seat),
          sitter.desk === undefined ? '' : length(desk),
        )}
        className="panel chamfer tabular max-h-[80svh] w-full lg:max-h-none forced-colors:text-[CanvasText]"
      >
        <path className="stroke-line" strokeWidth="1" d="M-500 0H500" />
        <path
          className="stroke-muted"
          strokeWidth={sitter.desk === undefined ? 1 : 3}
          strokeDasharray={sitter.desk === undefined ? '4 3' : undefined}
          fill="none"
          d={`M${x(0.22)} ${1.5 - desk}H80M76 ${1.5 - desk}V0`}
        />
        <g className={isExample ? 'text-muted/45' : 'text-muted/75'}>
          <SeatedPerson
            stature={height}
            seat={seat}
            knee={Math.max(seat, flat)}
            girth={girth}
            halo="fill-surface stroke-surface"
            {...(hand !== undefined && { hand })}
          >
            {chair?.drawn && <ChairSide {...chair.drawn} rise={seat - range.from} />}
          </SeatedPerson>
        </g>
        {sitter.desk === undefined && (
          <text y={-desk - 4} textAnchor="end" fontSize="6" className="fill-muted">
            <tspan x="80" dy="-1.15em">
              Typical desk
            </tspan>
            <tspan x="80" dy="1.15em">
              {length(desk)}
            </tspan>
          </text>
        )}
        <g fill="currentColor" className="text-accent-bright" fontSize="6.5" fontWeight="700">
          <rect
            x="-61"
            y={-range.to}
            width="6"
            height={range.to - range.from}
            className="fill-accent/40"
          />
          <path
            stroke="currentColor"
            strokeWidth="1"
            d={`M-62 ${-range.from}h8M-62 ${-range.to}h8`}
          />
          <path
            stroke="currentColor"
            strokeWidth="0.8"
            fill="none"
            d={`M-58 0V${-seat}m-3 0h6m-3 ${seat}m-3 0h6M-55 ${-seat}H-24`}
          />
          <Label
            x={-54}
            y={-seat / 2}
            name={isExample ? 'Example' : 'Yours'}
            value={length(seat)}
          />
          {chair && (
            <Label
              x={-74}
              y={-range.to - 5}
              name="Seat adjusts"
              value={`${length(range.from).replace(/\D+$/, '')}–${length(range.to)}`}
            />
          )}
          {sitter.desk !== undefined && (
            <text x="80" y={-desk - 4} textAnchor="end">
              {length(desk)}
            </text>
          )}
        </g>
      </svg>
      <figcaption className="mt-3 text-balance text-muted max-sm:text-sm">
        {isExample ? 'An example' : 'You'}
        {chair && ` in ${chair.product.name}`}, based on average proportions. With the seat at about{' '}
        <span className="whitespace-nowrap">{length(flat)}</span>, {isExample ? 'the' : 'your'} feet
        rest flat.
      </figcaption>
    </figure>
  )
}

/** What a length is called, above it. */
function Label({ x, y, name, value }: { x: number; y: number; name: string; value: string }) {
  return (
    <text x={x} y={y}>
      <tspan x={x} dy="-1.15em" fontSize="6" fontWeight="400" className="fill-foreground">
        {name}
      </tspan>
      <tspan x={x} dy="1.15em">
        {value}
      </tspan>
    </text>
  )
}

/** A chair from its side around the hips, its seat raised by so much: below the cut of its column stands the base. */
function ChairSide({ lines, hips, rise }: NonNullable<Chair['drawn']> & { rise: number }) {
  const part = (from: number, to: number, raised: number) => (
    <svg
      x={-hips - frame.width / 2}
      y={-to - raised}
      width={frame.width}
      height={to - from}
      viewBox={`0 ${frame.height - to} ${frame.width} ${to - from}`}
    >
      <use href={`${lines}#Side`} {...frame} className="fill-line stroke-muted" />
    </svg>
  )
  return (
    <>
      {part(0, column + rise, 0)}
      {part(column, frame.height, rise)}
    </>
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

import type { Chair } from '@argo/domain/fit/chair'
import type { Sitter } from '@argo/domain/fit/chair-fit'
import { exampleSitter, seatedOutline } from '@argo/domain/fit/seated'
import { cmOfInch, inFeet, inPounds, type Units } from '@argo/domain/text/us-units'
import { SeatedPerson } from '../../ui/SeatedPerson.tsx'

/** In cm: where the floor is, and the frame of a chair's side in its file. */
const floor = 186
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
    units === 'us' ? `${Math.round(cm / cmOfInch)} in` : `${Math.round(cm)} cm`
  const y = (cm: number) => floor - cm
  // Parts of the body by the stature, from the middle of the hip.
  const x = (share: number) => share * height
  // Above the head or the back.
  const top = Math.min(y(148), y(seat + x(0.55)))
  const outline = (look: string) =>
    chair?.drawn && <ChairSide {...chair.drawn} rise={seat - range.from} look={look} />
  return (
    <figure className="md:sticky md:top-20">
      <svg
        viewBox={`-66 ${top} 166 ${190 - top}`}
        role="img"
        aria-label={wordsOf(
          sitter,
          units,
          length(seat),
          sitter.desk === undefined ? '' : length(desk),
        )}
        className="panel chamfer tabular max-h-[80svh] w-full forced-colors:text-[CanvasText]"
      >
        <g className="text-muted" stroke="currentColor" fill="none">
          <path className="text-line" strokeWidth="1" d={`M-66 ${floor}H100`} />
          {outline('fill-raised')}
        </g>
        <path
          className="text-muted"
          stroke="currentColor"
          strokeWidth={sitter.desk === undefined ? 1 : 3}
          strokeDasharray={sitter.desk === undefined ? '4 3' : undefined}
          fill="none"
          d={`M${x(0.22)} ${y(desk - 1.5)}H96M90 ${y(desk - 1.5)}V${floor}`}
        />
        <g
          transform={`translate(0 ${floor})`}
          className={isExample ? 'text-muted' : 'text-foreground'}
          opacity={isExample ? 0.45 : 1}
        >
          <SeatedPerson
            stature={height}
            seat={seat}
            knee={Math.max(seat, flat)}
            girth={girth}
            halo="stroke-surface"
            hand={
              sitter.desk === undefined
                ? undefined
                : Math.min(Math.max(desk + 3, seat + 8), seat + x(0.3))
            }
          />
        </g>
        <g className="text-muted" stroke="currentColor" fill="none">
          {outline('fill-none')}
        </g>
        <g className="text-accent-bright" fill="currentColor" fontSize="6.5" fontWeight="700">
          <rect
            x="-61"
            y={y(range.to)}
            width="6"
            height={range.to - range.from}
            className="fill-accent/40"
          />
          <path
            stroke="currentColor"
            strokeWidth="0.8"
            fill="none"
            d={`M-58 ${floor}V${y(seat)}m-3 0h6m-3 ${seat}m-3 0h6M-55 ${y(seat)}H-24`}
          />
          <text x="-54" y={y(seat / 2)}>
            {length(seat)}
          </text>
          {chair && (
            <text x="-61" y={y(range.to + 3)}>
              {length(range.from).replace(/\D+$/, '')}–{length(range.to)}
            </text>
          )}
          {sitter.desk !== undefined && (
            <text x="97" y={y(desk + 4)} textAnchor="end">
              {length(desk)}
            </text>
          )}
        </g>
      </svg>
      <figcaption className="mt-3 text-muted">
        {isExample ? 'An example' : 'You'}
        {chair && ` in ${chair.product.name}`}, after average proportions: on a seat at about{' '}
        <span className="whitespace-nowrap">{length(flat)}</span> the feet stand flat.
        {sitter.desk === undefined && (
          <>
            {' '}
            The dashed desk is <span className="whitespace-nowrap">{length(desk)}</span> high.
          </>
        )}
      </figcaption>
    </figure>
  )
}

/** A chair from its side around the hips, its seat raised by so much: below the cut of its column stands the base. */
function ChairSide({
  lines,
  hips,
  rise,
  look,
}: NonNullable<Chair['drawn']> & { rise: number; look: string }) {
  const part = (from: number, to: number, raised: number) => (
    <svg
      x={-hips - frame.width / 2}
      y={floor - to - raised}
      width={frame.width}
      height={to - from}
      viewBox={`0 ${frame.height - to} ${frame.width} ${to - from}`}
    >
      <use href={`${lines}#Side`} {...frame} className={look} />
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

import type { ChairDrawing } from '@argo/domain/features/chair-drawing'
import { centimeters, inchRange } from './lengths.ts'

/** Units of the drawing to a millimeter. */
const scale = 0.16
const floor = 300
// The chair's middle and the person's, from the left.
const [middle, person] = [178, 374]

// 1,800 mm tall, in millimeters from the feet up.
const body =
  'M-80 1540L-190 1505Q-245 1490-250 1420L-285 790L-215 790L-180 1290L-165 900L-150 0H-25L0 800L25 0H150L165 900L180 1290L215 790L285 790L250 1420Q245 1490 190 1505L80 1540Z'

/** A chair from its side, at the ends of its ranges, beside a person. */
export function ChairView({
  name,
  chair,
  lines,
}: {
  name: string
  chair: ChairDrawing
  /** The file that has its lines; without it, a seat, a back and a base are drawn. */
  lines: string | undefined
}) {
  const { seatHeight, seatDepth, backrest, recline, base } = chair
  const seat = floor - seatHeight.from * scale
  const raised = floor - seatHeight.to * scale
  const half = (seatDepth * scale) / 2
  const rear = middle - half
  const length = backrest * scale
  const [upright, back] = [tip(recline.from), tip(recline.to)]
  const beside = tip((recline.from + recline.to) / 2, length + 10)
  const label = `${name} from its side, beside a person of 1.80 m: seat ${both(seatHeight)} high and ${both(one(seatDepth))} deep, backrest ${both(one(backrest))}, which reclines from ${recline.from} to ${recline.to}°, base ${both(one(base))} across`

  // The end of the back at an angle to the seat.
  function tip(angle: number, reach = length) {
    const tilt = ((angle - 90) * Math.PI) / 180
    return { x: rear - Math.sin(tilt) * reach, y: seat - Math.cos(tilt) * reach }
  }

  return (
    <figure>
      <svg role="img" aria-label={label} viewBox="0 0 424 340" className="fill-none">
        <path d={`M0 ${floor}H424`} className="stroke-muted" />
        <g transform={`translate(${person} ${floor}) scale(${scale} -${scale})`}>
          <path d={body} className="fill-line" />
          <circle cy="1680" r="120" className="fill-line" />
        </g>
        <path
          d={`M${upright.x} ${upright.y}A${length} ${length} 0 0 0 ${back.x} ${back.y}L${rear} ${seat}Z`}
          className="fill-accent/10 print:fill-none"
        />
        <path
          d={`M${back.x} ${back.y}L${rear} ${seat}M${rear} ${raised}H${middle + half}`}
          className="stroke-accent stroke-[2] [stroke-dasharray:5_5]"
        />
        {lines === undefined ? (
          <path
            d={`M${upright.x} ${upright.y}L${rear} ${seat}H${middle + half}M${middle} ${seat}V${floor - 12}M${middle - (base * scale) / 2} ${floor - 6}L${middle} ${floor - 14}L${middle + (base * scale) / 2} ${floor - 6}`}
            className="stroke-accent stroke-[7] [stroke-linecap:round] [stroke-linejoin:round]"
          />
        ) : (
          <use
            href={`${lines}#Side`}
            x={middle - 500 * scale}
            y={floor - 1500 * scale}
            width={1000 * scale}
            height={1500 * scale}
            className="stroke-accent stroke-1"
          />
        )}
        <path
          d={`M${middle + half + 14} ${seat}h12M${middle + half + 14} ${raised}h12m-6 0V${floor}M${middle - (base * scale) / 2} ${floor + 5}v8m0-4h${base * scale}m0-4v8`}
          className="stroke-muted"
        />
        <text x={middle + half + 30} y={seat + 18}>
          {centimeters(seatHeight)}
          <tspan x={middle + half + 30} dy="17" className="fill-muted font-normal">
            {inchRange(seatHeight)}
          </tspan>
        </text>
        <text x={Math.max(60, beside.x)} y={beside.y} textAnchor="end">
          {recline.from}–{recline.to}°
        </text>
        <text x={middle} y={floor + 28} textAnchor="middle">
          {centimeters(one(base))}{' '}
          <tspan className="fill-muted font-normal">{inchRange(one(base))}</tspan>
        </text>
        <text x={person} y={floor + 28} textAnchor="middle">
          1.80&#160;m <tspan className="fill-muted font-normal">5′11″</tspan>
        </text>
      </svg>
      <figcaption className="mt-3 max-w-[40em] text-sm text-muted print:text-[0.625rem]">
        The seat at its lowest, the back upright. Dashed: the seat at its highest, the back at its
        flattest.
      </figcaption>
    </figure>
  )
}

const one = (length: number) => ({ from: length, to: length })
const both = (range: { from: number; to: number }) => `${centimeters(range)} (${inchRange(range)})`

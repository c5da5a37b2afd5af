import type { ScaleDrawing, ScaleView } from '@argo/domain/features/scale-drawing'
import { bothUnits, inches, millimeters } from './lengths.ts'

// The margins in which dimensions are written, of a drawing that is 340 wide, and the gap before the thing beside.
const drawn = { width: 340, left: 84, right: 6, top: 6, bottom: 46, gap: 14 }

/** One side of a product with its dimensions, a box where it is not drawn; the first beside a thing of known size. */
export function SizeView({
  name,
  view,
  drawing: { views, reference },
  lines,
  first,
}: {
  name: string
  view: ScaleView
  drawing: ScaleDrawing
  /** The file that has its lines. */
  lines: string | undefined
  first: boolean
}) {
  const room = drawn.width - drawn.left - drawn.right
  const scale = Math.min(
    ...views.map(({ width }, index) =>
      index === 0 ? (room - drawn.gap) / (width + reference.width) : room / width,
    ),
  )
  const [width, height] = [view.width * scale, view.height * scale]
  const [refWidth, refHeight] = [reference.width * scale, reference.height * scale]
  const floor = drawn.top + Math.max(height, first ? refHeight : 0)
  const [left, top] = [drawn.left, floor - height]
  const box = { x: left, y: top, width, height }
  const label = `${name}, ${view.side.toLowerCase()}: ${bothUnits(view.width)} wide, ${bothUnits(view.height)} ${view.side === 'Top' ? 'deep' : 'high'}`
  return (
    <figure>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${drawn.width} ${floor + drawn.bottom}`}
        className="fill-none"
      >
        <path d={`M${left - 12} ${floor}H${drawn.width}`} className="stroke-muted" />
        {lines === undefined ? (
          <rect {...box} className="fill-accent/10 stroke-accent stroke-[1.5] print:fill-none" />
        ) : (
          <use href={`${lines}#${view.side}`} {...box} className="stroke-accent stroke-1" />
        )}
        {first && (
          <rect
            x={left + width + drawn.gap}
            y={floor - refHeight}
            width={refWidth}
            height={refHeight}
            className="fill-raised stroke-muted [stroke-dasharray:4_4]"
          />
        )}
        <path
          d={`M${left - 8} ${top}h-8m4 0V${floor}m-4 0h8M${left} ${floor + 6}v8m0-4H${left + width}m0-4v8`}
          className="stroke-muted"
        />
        <text x={left - 20} y={Math.max(14, top + height / 2 - 2)} textAnchor="end">
          {millimeters(view.height)}
          <tspan x={left - 20} dy="17" className="fill-muted font-normal">
            {inches(view.height)}
          </tspan>
        </text>
        <text x={Math.max(left, left + width / 2 - 58)} y={floor + 32}>
          {millimeters(view.width)}{' '}
          <tspan className="fill-muted font-normal">{inches(view.width)}</tspan>
        </text>
      </svg>
      <figcaption className="eyebrow mt-1 pl-[25%] text-muted print:text-[0.625rem]">
        {view.side}
      </figcaption>
    </figure>
  )
}

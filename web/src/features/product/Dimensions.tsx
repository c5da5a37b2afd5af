import type { ScaleDrawing, ScaleView } from '@argo/domain/features/scale-drawing'
import { toInches } from '@argo/domain/text/inches'
import './dimensions.css'

// The margins in which dimensions are written, of a drawing that is 340 wide.
const drawn = { width: 340, left: 84, right: 8, top: 6, bottom: 44 }

/** A product's outer size, drawn from its specs: each side at the same scale, the first beside a thing of known size. */
export function Dimensions({ name, drawing }: { name: string; drawing: ScaleDrawing }) {
  const { views, reference } = drawing
  const [first] = views
  const widest = Math.max(reference.width, ...views.map(({ width }) => width))
  const scale = (drawn.width - drawn.left - drawn.right) / widest
  return (
    <section
      id="dimensions"
      aria-labelledby="dimensions-heading"
      className="dimensions-section border-t border-line bg-surface"
    >
      <div className="page grid grid-cols-1 gap-x-8 gap-y-8 py-14 lg:grid-cols-12 lg:py-24 print:grid-cols-[4cm_1fr] print:py-2">
        <div className="min-w-0 lg:col-span-3">
          <h2
            id="dimensions-heading"
            className="display text-title wrap-anywhere lg:text-[2.25rem]"
          >
            Dimensions
          </h2>
          <p className="mt-3 max-w-[24em] text-sm text-muted">
            Drawn to one scale from the figures below. The dashed outline is {reference.name}.
          </p>
        </div>
        <ul className="grid max-w-[30rem] grid-cols-1 items-end gap-10 lg:col-span-9 lg:max-w-none lg:grid-cols-2 print:max-w-[11cm] print:grid-cols-2 print:gap-4">
          {views.map((view) => (
            <li key={view.side}>
              <View
                name={name}
                view={view}
                scale={scale}
                beside={view === first ? reference : undefined}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function View({
  name,
  view,
  scale,
  beside,
}: {
  name: string
  view: ScaleView
  /** Units of the drawing to a millimeter. */
  scale: number
  beside: ScaleDrawing['reference'] | undefined
}) {
  const [width, height] = [view.width * scale, view.height * scale]
  const floor = drawn.top + Math.max(height, beside ? beside.height * scale : 0)
  const [left, top] = [drawn.left, floor - height]
  const label = `${name}, ${view.side.toLowerCase()}: ${inWords(view.width)} wide, ${inWords(view.height)} ${view.side === 'Top' ? 'deep' : 'high'}`
  return (
    <figure>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${drawn.width} ${floor + drawn.bottom}`}
        className="dimensions w-full"
      >
        <path d={`M${left - 12} ${floor}H${drawn.width}`} className="dimensions-floor" />
        <rect x={left} y={top} width={width} height={height} className="dimensions-product" />
        {beside && (
          <rect
            x={left}
            y={floor - beside.height * scale}
            width={beside.width * scale}
            height={beside.height * scale}
            className="dimensions-reference"
          />
        )}
        <path
          d={`M${left - 8} ${top}h-8m4 0V${floor}m-4 0h8M${left} ${floor + 6}v8m0-4H${left + width}m0-4v8`}
          className="dimensions-line"
        />
        <text x={left - 20} y={top + height / 2 - 2} textAnchor="end">
          {millimeters(view.height)}
          <tspan x={left - 20} dy="17" className="dimensions-inches">
            {inches(view.height)}
          </tspan>
        </text>
        <text x={Math.max(left, left + width / 2 - 58)} y={floor + 32}>
          {millimeters(view.width)}{' '}
          <tspan className="dimensions-inches">{inches(view.width)}</tspan>
        </text>
      </svg>
      <figcaption className="eyebrow mt-2 pl-[25%] text-muted">{view.side}</figcaption>
    </figure>
  )
}

const millimeters = (length: number) => `${length}\u00a0mm`
const inches = (length: number) => `${toInches(length)}\u00a0in`
const inWords = (length: number) => `${millimeters(length)} (${inches(length)})`

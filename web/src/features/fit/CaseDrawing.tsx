import type { Box, Drawing, Shape, Text } from '@argo/domain/fit/drawing-shape'
import { useId } from 'react'

/** The case cut open, to scale; what it says, its text alternative says too. */
export function CaseDrawing({ drawing }: { drawing: Drawing }) {
  const { width, height, shapes, title, description, note } = drawing
  const id = useId()
  const hatch = `${id}-hatch`
  return (
    <figure className="mx-auto max-w-[34rem]">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={`${id}-title ${id}-text`}
        className="h-auto w-full"
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-text`}>{description}</desc>
        <defs>
          <pattern
            id={hatch}
            width="9"
            height="9"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="9" height="9" className="text-fail" fill="currentColor" opacity="0.25" />
            <rect width="3.5" height="9" className="text-fail" fill="currentColor" />
          </pattern>
        </defs>
        {shapes.map((shape, index) => (
          // The shapes of a drawing never move: another build is another drawing.
          // oxlint-disable-next-line react/no-array-index-key
          <ShapeOf key={index} shape={shape} hatch={hatch} />
        ))}
      </svg>
      <figcaption className="mt-3 text-sm text-steel">{note}</figcaption>
    </figure>
  )
}

function ShapeOf({ shape, hatch }: { shape: Shape; hatch: string }) {
  if (shape.kind === 'box') return <BoxOf box={shape} hatch={hatch} />
  if (shape.kind === 'text') return <TextOf text={shape} />
  const { look, x, y, toX, toY } = shape
  if (look !== 'measure')
    return (
      <line
        x1={x}
        y1={y}
        x2={toX}
        y2={toY}
        stroke="currentColor"
        strokeWidth={look === 'limit' ? 1.5 : 2}
        strokeDasharray={look === 'limit' ? '5 4' : undefined}
        className={look === 'limit' ? 'text-ash' : 'text-steel'}
      />
    )
  const tick = x === toX ? 'M-4 0h8' : 'M0-4v8'
  return (
    <g fill="none" stroke="currentColor" strokeWidth="1.5" className="text-ash">
      <path d={`M${x} ${y}L${toX} ${toY}`} />
      <path d={tick} transform={`translate(${x} ${y})`} />
      <path d={tick} transform={`translate(${toX} ${toY})`} />
    </g>
  )
}

const boxes: Record<Box['look'], { ink: string; fill: string; opacity: number; dash?: string }> = {
  shell: { ink: 'text-steel', fill: 'none', opacity: 1 },
  board: { ink: 'text-steel', fill: 'currentColor', opacity: 0.1 },
  fan: { ink: 'text-steel', fill: 'currentColor', opacity: 0.25 },
  part: { ink: 'text-ash', fill: 'currentColor', opacity: 0.16 },
  hidden: { ink: 'text-ash', fill: 'currentColor', opacity: 0.06, dash: '6 5' },
  free: { ink: 'text-ok', fill: 'currentColor', opacity: 0.22 },
  tight: { ink: 'text-warn', fill: 'currentColor', opacity: 0.35 },
  collision: { ink: 'text-fail', fill: '', opacity: 1 },
}

function BoxOf({ box, hatch }: { box: Box; hatch: string }) {
  const { look, x, y, width, height } = box
  const { ink, fill, opacity, dash } = boxes[look]
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      fill={look === 'collision' ? `url(#${hatch})` : fill}
      fillOpacity={opacity}
      stroke="currentColor"
      strokeWidth={look === 'shell' ? 3 : 1.25}
      strokeDasharray={dash}
      className={ink}
    />
  )
}

// In mm of the case: so that they are read alike whatever the drawing's width is.
const small =
  'text-[1.3125rem] sm:text-[0.875rem] lg:text-[1.0625rem] xl:text-[0.875rem] print:text-[1.3125rem]'
const large =
  'text-[1.375rem] sm:text-[1rem] lg:text-[1.1875rem] xl:text-[1rem] print:text-[1.375rem]'

const texts: Record<Text['look'], string> = {
  name: `text-ash font-semibold ${small}`,
  figure: `text-ash tabular ${small}`,
  free: `text-ok tabular font-bold ${large}`,
  tight: `text-warn tabular font-bold ${large}`,
  collision: `text-fail tabular font-bold ${large}`,
  note: `text-steel ${small}`,
}

function TextOf({ text: { look, x, y, text, anchor, turned } }: { text: Text }) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      dominantBaseline={turned ? 'middle' : undefined}
      transform={turned ? `rotate(-90 ${x} ${y})` : undefined}
      fill="currentColor"
      className={texts[look]}
    >
      {text}
    </text>
  )
}

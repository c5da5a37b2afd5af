import type { Box, Drawing, Shape, Text } from '@argo/domain/fit/drawing-shape'
import { useId } from 'react'
import './drawing.css'

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
        className="drawing tabular"
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
            className="drawing-hatch"
          >
            <rect width="9" height="9" opacity="0.25" />
            <rect width="3.5" height="9" />
          </pattern>
        </defs>
        {shapes.map((shape, index) => (
          // The shapes of a drawing never move: another build is another drawing.
          // oxlint-disable-next-line react/no-array-index-key
          <ShapeOf key={index} shape={shape} hatch={hatch} />
        ))}
      </svg>
      <figcaption className="mt-3 text-sm text-muted">{note}</figcaption>
    </figure>
  )
}

function ShapeOf({ shape, hatch }: { shape: Shape; hatch: string }) {
  if (shape.kind === 'box') return <BoxOf box={shape} hatch={hatch} />
  if (shape.kind === 'text') return <TextOf text={shape} />
  const { look, x, y, toX, toY } = shape
  if (look !== 'measure')
    return <line x1={x} y1={y} x2={toX} y2={toY} className={`drawing-${look}`} />
  const tick = x === toX ? 'm-4 0h8m-4 0' : 'm0-4v8m0-4'
  return <path d={`M${x} ${y}${tick}L${toX} ${toY}${tick}`} className="drawing-measure" />
}

function BoxOf({ box: { look, x, y, width, height }, hatch }: { box: Box; hatch: string }) {
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      fill={look === 'collision' ? `url(#${hatch})` : undefined}
      className={`drawing-${look}`}
    />
  )
}

function TextOf({ text: { look, x, y, text, anchor, turned } }: { text: Text }) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor === 'start' ? undefined : anchor}
      dominantBaseline={turned ? 'middle' : undefined}
      transform={turned ? `rotate(-90 ${x} ${y})` : undefined}
      className={`drawing-${look}`}
    >
      {text}
    </text>
  )
}

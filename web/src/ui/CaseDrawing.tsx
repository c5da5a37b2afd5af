import type { Box, Drawing, Shape, Text } from '@argo/domain/fit/drawing-shape'
import { useId } from 'react'
import css from './CaseDrawing.module.css'
import { PartDetail } from './PartDetail.tsx'

/** The part that the field of a name draws, where it is not the name's first word. */
const partOfField: Readonly<Record<string, string>> = {
  upright: 'card',
  front: 'radiator',
  top: 'radiator',
  side: 'radiator',
  bottom: 'radiator',
  form: 'supply',
  large: 'drives',
}

interface CaseDrawingProps {
  drawing: Drawing
  /** The field that is being filled in, whose part stands out. */
  focused?: string | undefined
}

/** The case cut open, to scale. */
export function CaseDrawing({ drawing, focused = '' }: CaseDrawingProps) {
  const { width, height, shapes, lines, title, description } = drawing
  const id = useId()
  const hatch = `${id}-hatch`
  const [field = ''] = focused.split('-')
  const keys = new Map<string, number>()
  return (
    <div className="panel chamfer @container p-3 sm:p-4 print:p-0">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={`${id}-title ${id}-text`}
        className={`tabular h-auto w-full ${css.drawing}`}
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
            className={css.hatch}
          >
            <rect width="9" height="9" opacity="0.25" />
            <rect width="3.5" height="9" />
          </pattern>
        </defs>
        {shapes.map((shape) => {
          // The nth of its kind stays the same element, so that a part grows with its figure.
          const kind = `${shape.kind} ${shape.look} ${shape.kind === 'box' && shape.of}`
          keys.set(kind, (keys.get(kind) ?? 0) + 1)
          return (
            <ShapeOf
              key={`${kind} ${keys.get(kind)}`}
              shape={shape}
              hatch={hatch}
              lines={lines}
              focused={partOfField[field] ?? field}
            />
          )
        })}
      </svg>
    </div>
  )
}

function ShapeOf({
  shape,
  hatch,
  lines,
  focused,
}: {
  shape: Shape
  hatch: string
  lines: string | undefined
  focused: string
}) {
  if (shape.look === 'outline') {
    const { x, y, width, height } = shape
    return <use href={`${lines}#Side`} {...{ x, y, width, height }} className={css.outline} />
  }
  if (shape.kind === 'box')
    return <BoxOf box={shape} hatch={hatch} isFocused={shape.of === focused} />
  if (shape.kind === 'text') return <TextOf text={shape} />
  const { look, x, y, toX, toY } = shape
  if (look !== 'measure') return <line x1={x} y1={y} x2={toX} y2={toY} className={css[look]} />
  const tick = x === toX ? 'm-4 0h8m-4 0' : 'm0-4v8m0-4'
  return <path d={`M${x} ${y}${tick}L${toX} ${toY}${tick}`} className={css.measure} />
}

function BoxOf({ box, hatch, isFocused }: { box: Box; hatch: string; isFocused: boolean }) {
  const { look, x, y, width, height } = box
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        fill={look === 'collision' ? `url(#${hatch})` : undefined}
        className={`${css[look]} ${isFocused ? css.focused : ''}`}
      />
      <PartDetail box={box} />
    </>
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
      className={css[look === 'name-on-hatching' ? 'nameOnHatching' : look]}
    >
      {text}
    </text>
  )
}

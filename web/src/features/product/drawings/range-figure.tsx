import type { RangeDrawing } from '@argo/domain/features/range-drawing'
import type { Figure } from './DrawingRows.tsx'
import { inMillimeters, inWords } from './lengths.ts'
import { Across, Upright } from './measures.tsx'

/** Half of a VESA plate of 100 mm, in mm. */
const halfPlate = 50

/** Where an arm or a footrest can be set, above the desk or the floor. */
export function rangeFigure(name: string, { kind, height, length, tilt }: RangeDrawing): Figure {
  const isArm = kind === 'arm'
  const [pivot, half, upright] = isArm ? [length, halfPlate, 90] : [length / 2, length / 2, 0]
  const high = height.to + (isArm ? halfPlate : half)
  const board = (above: number, tilted: number) => {
    const angle = ((upright - tilted) * Math.PI) / 180
    const [x, y] = [Math.cos(angle) * half, Math.sin(angle) * half]
    return `M${pivot - x} ${y - above}L${pivot + x} ${-y - above}`
  }
  const arm = (above: number) =>
    isArm ? `M0 0V-150L${length * 0.42} ${-(above * 0.6 + 190)}L${length} ${-above}` : ''
  return {
    name: isArm ? 'Above the desk' : 'Above the floor',
    label: `${name}: its ${isArm ? 'plate' : 'platform'} ${inWords(inMillimeters(height))} above the ${isArm ? `desk, ${inWords(inMillimeters(length))} away` : `floor, ${inWords(inMillimeters(length))} deep`}, tilts from ${degrees(tilt.from)} to ${degrees(tilt.to)}`,
    width: length,
    height: high,
    left: inMillimeters(height).metric,
    shapes: (
      <>
        <path
          d={arm(height.from) + board(height.from, 0)}
          className="stroke-muted stroke-2 [stroke-dasharray:6_6]"
        />
        <path
          d={board(height.to, tilt.from) + board(height.to, tilt.to)}
          className="stroke-accent stroke-2 [stroke-dasharray:6_6]"
        />
        {/* An outline: the line in ink, and a narrower one in white over it. */}
        <g className="[stroke-linecap:round] [stroke-linejoin:round] [&>*]:[vector-effect:none]!">
          <path d={arm(height.to)} className="stroke-[30]" />
          <path d={arm(height.to)} className="stroke-raised stroke-[25]" />
          <path d={board(height.to, 0)} className="stroke-[14]" />
          <path d={board(height.to, 0)} className="stroke-raised stroke-[9]" />
        </g>
      </>
    ),
    words: (
      <>
        <Upright to={height.to} of={high} value={inMillimeters(height)} />
        <Across to={length} of={length} value={inMillimeters(length)} />
        <text x={isArm ? '100%' : '50%'} y="0" dy="-0.5em" textAnchor={isArm ? 'end' : 'middle'}>
          Tilt {degrees(tilt.from)} to {degrees(tilt.to)}
        </text>
      </>
    ),
  }
}

const degrees = (angle: number) => `${String(angle).replace('-', '−')}°`

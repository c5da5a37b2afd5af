import type { RangeDrawing } from '@argo/domain/features/range-drawing'
import { Fragment } from 'react'
import type { Figure } from './DrawingRows.tsx'
import { inMillimeters, inWords } from './lengths.ts'
import { Across, Upright } from './measures.tsx'

/** In mm: half of a VESA plate of 100 mm, how far its tilt is drawn, and how high an arm's lower link is above the desk. */
const halfPlate = 50
const tiltedPlate = 130
const lowerLink = 150

/** Where an arm or a footrest can be set, above the desk or the floor. */
export function rangeFigure(name: string, { kind, height, length, tilt }: RangeDrawing): Figure {
  const isArm = kind === 'arm'
  const [pivot, half, upright] = isArm ? [length, halfPlate, 90] : [length / 2, length / 2, 0]
  const tilted = isArm ? tiltedPlate : half
  const high = height.to + tilted
  const elbow = length * 0.45
  // Tilted, the plate reaches beyond the arm.
  const width = isArm ? length + tilted * 0.7 : length
  const board = (above: number, angled: number, half: number) => {
    const angle = ((upright - angled) * Math.PI) / 180
    const [x, y] = [Math.cos(angle) * half, Math.sin(angle) * half]
    return `M${pivot - x} ${y - above}L${pivot + x} ${-y - above}`
  }
  const arm = (above: number) =>
    isArm ? `M${elbow} ${-lowerLink - 30}L${length - 40} ${-above}H${length}` : ''
  return {
    name: isArm ? 'Above the desk' : 'Above the floor',
    label: `${name}: its ${isArm ? 'plate' : 'platform'} ${inWords(inMillimeters(height))} above the ${isArm ? `desk, ${inWords(inMillimeters(length))} away` : `floor, ${inWords(inMillimeters(length))} deep`}, tilts from ${degrees(tilt.from)} to ${degrees(tilt.to)}`,
    width,
    height: high,
    left: inMillimeters(height).first,
    shapes: (
      <>
        <path
          d={arm(height.from) + board(height.from, 0, half)}
          strokeDasharray="6 6"
          className="stroke-muted stroke-2"
        />
        <path
          d={board(height.to, tilt.from, tilted) + board(height.to, tilt.to, tilted)}
          strokeDasharray="6 6"
          className="stroke-accent stroke-2"
        />
        {/* An outline: the line in ink, and a narrower one in white over it. */}
        <g strokeLinecap="round" strokeLinejoin="round" className="[&_*]:[vector-effect:none]!">
          {isArm && (
            <path
              d={`M-22 0v-14h8V${-lowerLink - 24}h28V-14h8v14Z`}
              strokeWidth={2.5}
              className="fill-raised"
            />
          )}
          {isArm &&
            [`M0 ${-lowerLink}H${elbow}`, arm(height.to)].map((link) => (
              <Fragment key={link}>
                <path d={link} strokeWidth={32} />
                <path d={link} strokeWidth={27} className="stroke-raised" />
              </Fragment>
            ))}
          <path d={board(height.to, 0, half)} strokeWidth={14} />
          <path d={board(height.to, 0, half)} strokeWidth={9} className="stroke-raised" />
        </g>
      </>
    ),
    words: (
      <>
        <Upright to={height.to} of={high} value={inMillimeters(height)} />
        <Across to={length} of={width} value={inMillimeters(length)} />
        <text x={isArm ? '100%' : '50%'} y="0" dy="-0.5em" textAnchor={isArm ? 'end' : 'middle'}>
          Tilt {degrees(tilt.from)} to {degrees(tilt.to)}
        </text>
      </>
    ),
  }
}

const degrees = (angle: number) => `${String(angle).replace('-', '−')}°`

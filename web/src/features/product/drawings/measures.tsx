import { toTenth } from '@argo/domain/text/count-of'
import type { ReactNode } from 'react'

/** A length in both of its units. */
interface Value {
  first: string
  second: string
}

/** A part of a length, as SVG takes it. */
export const percent = (part: number, whole: number) => `${toTenth((100 * part) / whole)}%`

/** A length across, below a figure that is so wide. */
export function Across({
  from = 0,
  to,
  of,
  line = 0,
  name,
  value,
  isLast = false,
}: {
  from?: number
  to: number
  of: number
  /** Which of several below each other. */
  line?: number
  /** Of what it is, where that is not clear. */
  name?: string
  value: Value
  /** Whether it is at the right margin, which its words then keep to. */
  isLast?: boolean
}) {
  const [at, textAnchor] = isLast ? (['100%', 'end'] as const) : (['50%', 'middle'] as const)
  const down = (em: number) => `${toTenth(em + 3.6 * line)}em`
  return (
    <svg
      x={percent(from, of)}
      y="100%"
      width={percent(to - from, of)}
      height="1"
      overflow="visible"
    >
      <line x2="100%" y1={down(0.8)} y2={down(0.8)} />
      <line y1={down(0.5)} y2={down(1.1)} />
      <line x1="100%" x2="100%" y1={down(0.5)} y2={down(1.1)} />
      <text x={at} y={down(2.2)} textAnchor={textAnchor}>
        {name !== undefined && <tspan className="fill-muted font-normal">{name} </tspan>}
        <Both value={value} at={at} />
      </text>
    </svg>
  )
}

/** A length upwards, beside a figure that is so high. */
export function Upright({
  from = 0,
  to,
  of,
  side = 'left',
  isLow = false,
  value,
}: {
  from?: number
  to: number
  of: number
  side?: 'left' | 'right'
  /** Whether it is lower than what is written beside it, which then stands on the ground. */
  isLow?: boolean
  value: Value
}) {
  const sign = side === 'left' ? -1 : 1
  const out = (em: number) => `${em * sign}em`
  return (
    <svg
      x={side === 'left' ? 0 : '100%'}
      y={percent(of - to, of)}
      width="1"
      height={percent(to - from, of)}
      overflow="visible"
    >
      <line x1={out(0.8)} x2={out(0.8)} y2="100%" />
      <line x1={out(0.5)} x2={out(1.1)} />
      <line x1={out(0.5)} x2={out(1.1)} y1="100%" y2="100%" />
      <text
        x={out(1.5)}
        y={isLow ? '100%' : '50%'}
        dy={isLow ? '-1.6em' : '0'}
        textAnchor={side === 'left' ? 'end' : 'start'}
      >
        <Both value={value} at={out(1.76)} />
      </text>
    </svg>
  )
}

/** Inches are 0.85 times as large as millimeters. */
function Both({ value: { first, second }, at }: { value: Value; at: string }): ReactNode {
  return (
    <>
      {first}
      <tspan x={at} dy="1.3em" className="fill-muted text-[0.85em] font-normal">
        {second}
      </tspan>
    </>
  )
}

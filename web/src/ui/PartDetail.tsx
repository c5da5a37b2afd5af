import type { Box } from '@argo/domain/fit/drawing-shape'
import css from './CaseDrawing.module.css'

interface Detail {
  lines: string
  /** What of it is lit. */
  lit?: string
}

/** What a part is known by, in hundredths of its width and height; words stand in its middle. */
const details: Partial<Record<string, Detail>> = {
  // From its edge: back plate, fins and shroud.
  card: {
    lines: `M0 9H100${strokes(46, (at) => `M${at} 9v11`)}M0 20H100M6 20L9 94M91 94L94 20`,
    lit: 'M12 94H36M64 94H88',
  },
  // From above: heat pipes, fins, and the fan before them.
  cooler: {
    lines: `M78 0V100${strokes(5, (at) => `M${20 + at * 0.38} 14h0m0 72h0`)}${strokes(24, (at) => `M3 ${at}h14m44 0h14`)}M89 4V96`,
    lit: 'M95 4V96',
  },
  // At its rear the socket, at its other end the plugs.
  supply: {
    lines: `M0 20h5v22h-5M0 56h5v24h-5${strokes(7, (at) => `M100 ${at - 4}h-6v8h6`)}M12 8H88M12 92H88`,
  },
}

function strokes(count: number, stroke: (at: number) => string): string {
  return Array.from({ length: count }, (_, index) =>
    stroke(Math.round(((index + 0.5) * 1000) / count) / 10),
  ).join('')
}

/** The fine lines of a part, a fan or a board. */
export function PartDetail({ box: { look, of, x, y, width, height } }: { box: Box }) {
  if (look === 'board' && of)
    return (
      <g transform={`translate(${x} ${y})`} className={css.detail}>
        <path d={boardLines(width, height)} />
      </g>
    )
  const detail =
    look === 'fan'
      ? fan(width, height)
      : (look === 'part' || look === 'failing') && of && details[of]
  if (!detail) return null
  return (
    <svg
      {...{ x, y, width, height }}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={css.detail}
    >
      <path d={detail.lines} />
      {detail.lit && <path d={detail.lit} className={css.lit} />}
    </svg>
  )
}

// From its edge, with a ring of light; a slot's cover has none.
function fan(width: number, height: number): Detail | undefined {
  if (Math.min(width, height) < 20) return undefined
  return height > width
    ? { lines: 'M20 0V100M20 38H80V62H20', lit: 'M84 6V94' }
    : { lines: 'M0 80H100M38 80V20H62V80', lit: 'M6 16H94' }
}

// In mm from its upper rear corner, after the ATX standards: connectors, socket, memory and slots.
function boardLines(width: number, height: number): string {
  const memory = [0, 9, 18, 27].filter((at) => 172 + at < width - 4)
  const slots = [0, 2, 4, 6].filter((slot) => 164 + slot * 20.32 < height - 8)
  return [
    'M0 12H28V118H0M36 14H150V30H36M72 44H148V120H72Z',
    ...memory.map((at) => `M${172 + at} 22v128`),
    ...slots.map((slot) => `M44 ${164 + slot * 20.32}h92`),
  ].join('')
}

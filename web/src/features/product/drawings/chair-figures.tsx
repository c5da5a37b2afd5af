import { type ChairDrawing, seatPlaces } from '@argo/domain/features/chair-drawing'
import { SeatedPerson } from '../../../ui/SeatedPerson.tsx'
import type { Figure } from './DrawingRows.tsx'
import { inInches, inWords } from './lengths.ts'
import { Across, percent, Upright } from './measures.tsx'

/** What is drawn of a chair around the middle of its base, in mm, and how high a chair with a headrest is at most. */
const frame = { width: 1000, height: 1500 }
const highest = 1360
/** How far a chair reaches behind the middle of its base and before it, from the side. */
const side = { behind: 420, width: 800 }
/** In cm: of whom the figure is, and at which height the hollow of the knee is. */
const person = { stature: 180, knee: 48 }

/** A chair from the front and the side, and with a person in it, the back between the ends of its range. */
export function chairFigures(
  name: string,
  { seatHeight, seatWidth, seatDepth, backrest, total, recline, base }: ChairDrawing,
  lines: string | undefined,
): Figure[] {
  const height = total?.from ?? highest
  const { rear, hips } = seatPlaces(seatDepth)
  const tilted = (angle: number) => {
    const tilt = ((angle - 90) * Math.PI) / 180
    return {
      x: Math.round(rear - Math.sin(tilt) * backrest),
      y: Math.round(-seatHeight.from - Math.cos(tilt) * backrest),
    }
  }
  const [upright, flat] = [tilted(recline.from), tilted(recline.to)]
  // The back at its flattest behind the middle of the base, and the toes before it.
  const [behind, before] = [-Math.min(flat.x, -620), 640]
  const chair = (seen: 'Front' | 'Side', x: number) =>
    lines !== undefined && (
      <use
        href={`${lines}#${seen}`}
        x={x - frame.width / 2}
        y={-frame.height}
        {...frame}
        className="fill-raised"
      />
    )
  return [
    {
      name: 'Front',
      label: `${name} from the front: seat ${words(seatWidth)} wide, base ${words(base)} across`,
      width: base,
      height,
      below: 2,
      shapes: chair('Front', base / 2),
      words: (
        <>
          <Across
            from={(base - seatWidth) / 2}
            to={(base + seatWidth) / 2}
            of={base}
            name="Seat"
            value={inInches(seatWidth)}
          />
          <Across to={base} of={base} line={1} name="Base" value={inInches(base)} />
        </>
      ),
    },
    {
      name: 'Side',
      label: `${name} from its side: seat ${words(seatHeight)} high and ${words(seatDepth)} deep, backrest ${words(backrest)}${total ? `, ${words(total)} in all` : ''}`,
      width: side.width,
      height,
      left: inInches(seatHeight).first,
      ...(total && { right: inInches(total).first }),
      shapes: chair('Side', side.behind),
      words: (
        <>
          <Upright to={seatHeight.from} of={height} value={inInches(seatHeight)} />
          <Upright
            from={seatHeight.from}
            to={seatHeight.from + backrest}
            of={height}
            value={inInches(backrest)}
          />
          {total && <Upright to={height} of={height} side="right" value={inInches(total)} />}
          <Across
            from={side.behind + rear}
            to={side.behind + rear + seatDepth.to}
            of={side.width}
            name="Seat"
            value={inInches(seatDepth)}
          />
        </>
      ),
    },
    {
      name: 'With a person of 5′11″ (1.80 m)',
      label: `${name} with a person of 5′11″ seated in it: its back reclines from ${recline.from} to ${recline.to}°`,
      width: behind + before,
      below: 0,
      height,
      shapes: (
        <g transform={`translate(${behind})`}>
          <path
            d={`M${upright.x} ${upright.y}A${backrest} ${backrest} 0 0 0 ${flat.x} ${flat.y}L${rear} ${-seatHeight.from}Z`}
            fillOpacity={0.12}
            className="fill-accent stroke-none"
          />
          <path
            d={`M${flat.x} ${flat.y}L${rear} ${-seatHeight.from}`}
            strokeDasharray="6 6"
            className="stroke-accent stroke-2"
          />
          {/* The chair's near side hides what leans against it. */}
          <g
            transform={`translate(${hips}) scale(10)`}
            className="text-line [&_*]:[vector-effect:none]!"
          >
            <SeatedPerson
              stature={person.stature}
              seat={seatHeight.from / 10}
              knee={person.knee}
              halo="stroke-raised"
            />
          </g>
          {chair('Side', 0)}
        </g>
      ),
      words: (
        <text
          x={percent(behind + upright.x - backrest * 0.3, behind + before)}
          y={percent(height + upright.y, height)}
          textAnchor="end"
        >
          {`${recline.from}–${recline.to}°`}
        </text>
      ),
    },
  ]
}

const words = (length: Parameters<typeof inInches>[0]) => inWords(inInches(length))

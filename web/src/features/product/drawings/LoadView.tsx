import type { LoadChart } from '@argo/domain/features/load-chart'
import { grouped } from '@argo/domain/text/count-of'
import { useState } from 'react'
import { ChosenLoad } from './ChosenLoad.tsx'

/** The efficiencies in % between which the chart is drawn. */
const axis = { from: 80, to: 100, every: 5 }
const lines = Array.from(
  { length: (axis.to - axis.from) / axis.every + 1 },
  (_, index) => axis.from + index * axis.every,
)
const up = (efficiency: number) => (100 * (axis.to - efficiency)) / (axis.to - axis.from)

/** Left out on a phone, where two loads may stand close to each other. */
const percent = <tspan className="max-md:hidden">%</tspan>

/** A chart of a supply's efficiency and of where its fan turns, with a slider for a load. */
export function LoadView({ name, chart }: { name: string; chart: LoadChart }) {
  const { points, power, conditions, stillBelow, noise } = chart
  const [chosen, setChosen] = useState((stillBelow ?? 55) - 5)
  const fan = [
    stillBelow !== null && `its fan is still below ${stillBelow}% load`,
    noise !== null && `${noise} dB(A) at full load`,
  ].filter(Boolean)
  const loads = points.map(({ load, efficiency }) => `${efficiency}% at ${load}% load`).join(', ')
  const label = [`${name}, efficiency: ${loads}`, fan.join(', ')].filter(Boolean).join('; ')
  const best = Math.max(...points.map(({ efficiency }) => efficiency))
  return (
    <figure>
      <h3 className="text-title font-bold print:inline print:text-sm">Efficiency over load</h3>
      <figcaption className="mt-2 text-lead text-muted print:ml-3 print:inline print:text-[0.625rem]">
        Efficiency and load in percent{conditions && `, at ${conditions}`}. The dots are rated
        figures; the line connects them.
      </figcaption>
      <div className="pt-[2em] print:pt-[1em] pr-[1em] md:pr-[2em] pl-[3.6em] text-[min(1rem,5vw)] lg:text-lead print:text-[0.5625rem]">
        <div role="img" aria-label={label}>
          <svg className="h-[min(15em,50svh)] w-full overflow-visible fill-none stroke-line tabular print:h-[1.8cm] [&_text]:fill-foreground [&_text]:stroke-none">
            {lines.map((efficiency) => (
              <g key={efficiency}>
                <line x2="100%" y1={`${up(efficiency)}%`} y2={`${up(efficiency)}%`} />
                <text
                  x="-0.6em"
                  y={`${up(efficiency)}%`}
                  dy="0.35em"
                  textAnchor="end"
                  className="fill-muted!"
                >
                  {efficiency}%
                </text>
              </g>
            ))}
            <svg
              width="100%"
              height="100%"
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              overflow="visible"
            >
              <polyline
                points={points.map(({ load, efficiency }) => `${load},${up(efficiency)}`).join(' ')}
                vectorEffect="non-scaling-stroke"
                strokeWidth={3}
                className="stroke-accent"
              />
            </svg>
            {power !== null && (
              <line
                x1={`${chosen}%`}
                x2={`${chosen}%`}
                y2="100%"
                className="stroke-foreground stroke-2 no-print unscripted:hidden"
              />
            )}
            {points.map(({ load, efficiency }) => (
              <svg key={load} x={`${load}%`} overflow="visible" height="100%">
                <line
                  y1={`${up(efficiency)}%`}
                  y2="100%"
                  strokeDasharray="3 5"
                  className="stroke-accent"
                />
                <circle
                  cy={`${up(efficiency)}%`}
                  r={efficiency === best ? '0.5em' : '0.35em'}
                  className="fill-accent stroke-background stroke-2"
                />
                <text
                  y={`${up(efficiency)}%`}
                  dy="-0.8em"
                  textAnchor="middle"
                  paintOrder="stroke"
                  strokeWidth={6}
                  strokeLinejoin="round"
                  className={`font-bold stroke-background! ${efficiency === best ? 'md:text-title' : ''}`}
                >
                  {efficiency}
                  {percent}
                </text>
                <text y="100%" dy="1.5em" textAnchor="middle" className="font-bold">
                  {load}
                  {percent}
                </text>
                {power !== null && (
                  <text
                    y="100%"
                    dy="3.2em"
                    textAnchor="middle"
                    className="fill-muted! text-[0.85em] max-md:hidden print:hidden"
                  >
                    {grouped((power * load) / 100)}&#160;W
                  </text>
                )}
              </svg>
            ))}
          </svg>
          {stillBelow !== null && (
            <svg className="mt-[2.2em] h-[2.6em] w-full overflow-visible stroke-none md:mt-[4em] print:mt-[2.2em] print:h-[1.8em]">
              <rect
                width={`${stillBelow}%`}
                height="100%"
                className="fill-none stroke-accent stroke-2"
              />
              <rect
                x={`${stillBelow}%`}
                width={`${100 - stillBelow}%`}
                height="100%"
                className="fill-accent stroke-accent stroke-2"
              />
              <text x="0.8em" y="50%" dy="0.35em" className="fill-foreground font-bold">
                Fan still
              </text>
              <text
                x="100%"
                y="50%"
                dx="-0.8em"
                dy="0.35em"
                textAnchor="end"
                className="fill-background font-bold"
              >
                {noise === null ? 'Fan on' : `${noise}\u00a0dB(A)`}
                {noise !== null && <tspan className="max-md:hidden"> at full load</tspan>}
              </text>
            </svg>
          )}
        </div>
        {power !== null && <ChosenLoad chart={chart} load={chosen} onChange={setChosen} />}
      </div>
    </figure>
  )
}

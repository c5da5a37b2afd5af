import type { LoadChart } from '@argo/domain/features/load-chart'

const plot = { left: 34, right: 326, top: 22, bottom: 142 }
const axis = [80, 90, 100]

const across = (load: number) => plot.left + ((plot.right - plot.left) * load) / 100
const up = (efficiency: number) => plot.bottom - ((plot.bottom - plot.top) * (efficiency - 80)) / 20

/** A supply's efficiency at the loads that its specs state, and over which loads its fan turns. */
export function LoadView({ name, chart }: { name: string; chart: LoadChart }) {
  const { points, conditions, stillBelow, noise } = chart
  const still = across(stillBelow ?? 0)
  const fan = [
    stillBelow !== null && `its fan is still below ${stillBelow} % load`,
    noise !== null && `${noise} dB(A) at full load`,
  ].filter(Boolean)
  const loads = points.map(({ load, efficiency }) => `${efficiency} % at ${load} % load`).join(', ')
  const label = [`${name}, efficiency: ${loads}`, fan.join(', ')].filter(Boolean).join('; ')
  return (
    <figure>
      <svg role="img" aria-label={label} viewBox="0 0 340 222" className="fill-none">
        {axis.map((efficiency) => (
          <path
            key={efficiency}
            d={`M${plot.left} ${up(efficiency)}H${plot.right}`}
            className="stroke-line"
          />
        ))}
        {axis.map((efficiency) => (
          <text key={efficiency} x="28" y={up(efficiency) + 5} textAnchor="end">
            {efficiency}
          </text>
        ))}
        <polyline
          points={points
            .map(({ load, efficiency }) => `${across(load)},${up(efficiency)}`)
            .join(' ')}
          className="stroke-accent [stroke-dasharray:3_4]"
        />
        {points.map(({ load, efficiency }) => (
          <g key={load}>
            <circle cx={across(load)} cy={up(efficiency)} r="4.5" className="fill-accent" />
            <text x={across(load)} y={up(efficiency) - 11} textAnchor="middle">
              {efficiency}
            </text>
            <text x={across(load)} y={plot.bottom + 20} textAnchor="middle">
              {load}
            </text>
          </g>
        ))}
        {stillBelow !== null && (
          <>
            <rect
              x={plot.left}
              y="176"
              width={still - plot.left}
              height="10"
              className="stroke-muted"
            />
            <rect
              x={still}
              y="176"
              width={plot.right - still}
              height="10"
              className="fill-accent"
            />
            <text x={plot.left} y="206">
              Fan still
            </text>
          </>
        )}
        {noise !== null && (
          <text x={plot.right} y="206" textAnchor="end">
            {noise}&#160;dB(A), full load
          </text>
        )}
      </svg>
      <figcaption className="mt-1 text-sm text-muted print:text-[0.625rem]">
        Efficiency in&#160;% over load in&#160;%{conditions && `, ${conditions}`}. The dots are
        stated; the line only joins them.
      </figcaption>
    </figure>
  )
}

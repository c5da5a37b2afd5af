import { loadAt } from '@argo/domain/features/load-at'
import type { LoadChart } from '@argo/domain/features/load-chart'
import { grouped } from '@argo/domain/text/count-of'
import { type ReactNode, useId } from 'react'

/** A slider as wide as the chart, and what the supply does at its load. */
export function ChosenLoad({
  chart,
  load,
  onChange,
}: {
  chart: LoadChart
  load: number
  onChange: (load: number) => void
}) {
  const id = useId()
  const at = loadAt(chart, load)
  const fan = chart.stillBelow !== null && (load < chart.stillBelow ? 'Still' : 'Turns')
  const watts = grouped(Math.round(((chart.power ?? 0) * load) / 100))
  return (
    <div className="no-print unscripted:hidden">
      <label htmlFor={id} className="mt-6 block font-bold">
        Your load
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={load}
        aria-valuetext={[
          `${watts} watts`,
          at && `${at.wall} from the wall, ${at.heat} turned into heat`,
          fan && `fan: ${fan}`,
        ]
          .filter(Boolean)
          .join(', ')}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="block h-11 w-full accent-accent"
      />
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <Figure label="Load">{watts}&#160;W</Figure>
        <Figure label="From the wall">{at ? `${grouped(at.wall)}\u00a0W` : 'Not stated'}</Figure>
        <Figure label="Turned into heat">{at ? `${grouped(at.heat)}\u00a0W` : 'Not stated'}</Figure>
        {fan && <Figure label="Fan">{fan}</Figure>}
      </dl>
    </div>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-base text-muted">{label}</dt>
      <dd className="display tabular text-title">{children}</dd>
    </div>
  )
}

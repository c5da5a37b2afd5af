import type { Build, Supply } from './build.ts'
import type { Check } from './check.ts'
import { cpuPlugs } from './supply-cpu-plugs.ts'
import { graphicsPlugs, sataPlugs } from './supply-plugs.ts'
import { supplyPower } from './supply-power.ts'
import { supplySpikes } from './supply-spikes.ts'

/** Every check of whether a supply powers a build. */
export function checkPower(build: Build, supply: Supply): Check[] {
  return [
    supplyPower(build, supply),
    graphicsPlugs(build, supply),
    supplySpikes(build, supply),
    cpuPlugs(build, supply),
    sataPlugs(build, supply),
  ].filter((check) => check !== undefined)
}

import { boardSize, largeDrives, smallDrives } from './board-checks.ts'
import { type Build, radiatorPositions } from './build.ts'
import {
  cardLength,
  cardThickness,
  uprightCooler,
  uprightSlots,
  uprightThickness,
  uprightWeight,
} from './card-checks.ts'
import type { Check, Finding, Subject } from './check.ts'
import { coolerHeat, coolerHeight, coolerSocket } from './cooler-checks.ts'
import { radiatorSize, radiatorThickness } from './radiator-checks.ts'
import {
  cpuPlugs,
  graphicsPlugs,
  sataPlugs,
  supplyLength,
  supplyPower,
  supplyPeaks,
} from './supply-checks.ts'

/** Whether a check is of the case with a part in it, or of parts in whichever case. */
type Scope = 'case' | 'parts'

/** Finds nothing where its part is not in the build. */
type Find = (build: Build) => Finding | undefined

type Row = readonly [Scope, Subject, id: string, title: string, Find]

/** Every check, in the order of the parts. */
const table: readonly Row[] = [
  ['case', 'card', 'card-length', 'Graphics card, length', cardLength],
  ['case', 'card', 'card-thickness', 'Graphics card, thickness', cardThickness],
  ['case', 'card', 'upright-slots', 'Upright card, slots', uprightSlots],
  ['parts', 'card', 'upright-thickness', 'Upright card, thickness', uprightThickness],
  ['parts', 'card', 'upright-weight', 'Upright card, weight', uprightWeight],
  ['case', 'card', 'upright-cooler', 'Upright card, and the cooler', uprightCooler],
  ['case', 'cooler', 'cooler-height', 'CPU cooler, height', coolerHeight],
  ['parts', 'cooler', 'cooler-socket', 'CPU cooler, socket', coolerSocket],
  ['parts', 'cooler', 'cooler-heat', 'CPU cooler, heat', coolerHeat],
  ...radiatorPositions.map((at): Row => {
    const find = (build: Build) => radiatorSize(build, at)
    return ['case', 'radiator', `radiator-${at}`, `Radiator, ${at}`, find]
  }),
  ...radiatorPositions.map((at): Row => {
    const find = (build: Build) => radiatorThickness(build, at)
    return ['case', 'radiator', `radiator-${at}-thickness`, `Radiator, ${at}, thickness`, find]
  }),
  ['case', 'supply', 'supply-length', 'Power supply, length', supplyLength],
  ['case', 'board', 'board-size', 'Motherboard, size', boardSize],
  ['case', 'drives', 'drives-large', 'Drives, 3.5″', largeDrives],
  ['case', 'drives', 'drives-small', 'Drives, 2.5″', smallDrives],
  ['parts', 'supply', 'supply-power', 'Power supply, load', supplyPower],
  ['parts', 'supply', 'supply-graphics', 'Power supply, graphics plugs', graphicsPlugs],
  ['parts', 'supply', 'supply-peaks', 'Power supply, load peaks', supplyPeaks],
  ['parts', 'supply', 'supply-cpu', 'Power supply, CPU plugs', cpuPlugs],
  ['parts', 'supply', 'supply-drives', 'Power supply, drive plugs', sataPlugs],
]

/** Checks a build: all that there is to check, or what is asked for. */
export function checkBuild(
  build: Build,
  isAsked: (scope: Scope, subject: Subject) => boolean = () => true,
): Check[] {
  return table.flatMap(([scope, subject, id, title, find]) => {
    const finding = isAsked(scope, subject) ? find(build) : undefined
    return finding ? [{ id, subject, title, ...finding }] : []
  })
}

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
  supplySpikes,
} from './supply-checks.ts'

/** Of the case with a part in it, of parts in whichever case, or of the power. */
type Scope = 'case' | 'parts' | 'power'

/** Finds nothing where its part is not in the build. */
type Find = (build: Build) => Finding | undefined

/** Every check, in the order of the parts. */
const checks: readonly (readonly [Scope, Subject, id: string, title: string, Find])[] = [
  ['case', 'card', 'card-length', 'Graphics card, length', cardLength],
  ['case', 'card', 'card-thickness', 'Graphics card, thickness', cardThickness],
  ['case', 'card', 'upright-slots', 'Upright card, slots', uprightSlots],
  ['parts', 'card', 'upright-thickness', 'Upright card, thickness', uprightThickness],
  ['parts', 'card', 'upright-weight', 'Upright card, weight', uprightWeight],
  ['case', 'card', 'upright-cooler', 'Upright card, and the cooler', uprightCooler],
  ['case', 'cooler', 'cooler-height', 'CPU cooler, height', coolerHeight],
  ['parts', 'cooler', 'cooler-socket', 'CPU cooler, socket', coolerSocket],
  ['parts', 'cooler', 'cooler-heat', 'CPU cooler, heat', coolerHeat],
  ...radiatorPositions.map(
    (at) =>
      [
        'case',
        'radiator',
        `radiator-${at}`,
        `Radiator, ${at}`,
        (build: Build) => radiatorSize(build, at),
      ] as const,
  ),
  ...radiatorPositions.map(
    (at) =>
      [
        'case',
        'radiator',
        `radiator-${at}-thickness`,
        `Radiator, ${at}, thickness`,
        (build: Build) => radiatorThickness(build, at),
      ] as const,
  ),
  ['case', 'supply', 'supply-length', 'Power supply, length', supplyLength],
  ['case', 'board', 'board-size', 'Motherboard, size', boardSize],
  ['case', 'drives', 'drives-large', 'Drives, 3.5″', largeDrives],
  ['case', 'drives', 'drives-small', 'Drives, 2.5″', smallDrives],
  ['power', 'supply', 'supply-power', 'Power supply, load', supplyPower],
  ['power', 'supply', 'supply-graphics', 'Power supply, graphics plugs', graphicsPlugs],
  ['power', 'supply', 'supply-spikes', 'Power supply, spikes', supplySpikes],
  ['power', 'supply', 'supply-cpu', 'Power supply, CPU plugs', cpuPlugs],
  ['power', 'supply', 'supply-drives', 'Power supply, drive plugs', sataPlugs],
]

/** Every check of a build but those of its power. */
export function checkBuild(build: Build): Check[] {
  return checkScopes(build, 'case', 'parts')
}

/** Those that another case would change. */
export function checkCase(build: Build): Check[] {
  return checkScopes(build, 'case')
}

/** Whether its supply powers a build; none without one. */
export function checkPower(build: Build): Check[] {
  return checkScopes(build, 'power')
}

function checkScopes(build: Build, ...scopes: Scope[]): Check[] {
  return checks.flatMap(([scope, subject, id, title, find]) => {
    const finding = scopes.includes(scope) ? find(build) : undefined
    return finding ? [{ id, subject, title, ...finding }] : []
  })
}

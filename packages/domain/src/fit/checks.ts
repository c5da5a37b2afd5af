import { boardSize, largeDrives, smallDrives } from './board-checks.ts'
import { type Build, radiatorPositions } from './build.ts'
import {
  cardHeight,
  cardLength,
  cardThickness,
  uprightSlots,
  uprightThickness,
} from './card-checks.ts'
import type { Check, Finding, Subject } from './check.ts'
import { coolerHeat, coolerHeight, coolerSocket } from './cooler-checks.ts'
import { radiatorSize, topThickness } from './radiator-checks.ts'
import { graphicsPlugs, supplyForm, supplyLength, supplyPower } from './supply-checks.ts'

/** Whether a check is of the case with a part in it, or of parts in whichever case. */
type Scope = 'case' | 'parts'

/** Finds nothing where its part is not in the build. */
type Find = (build: Build) => Finding | undefined

type Row = readonly [Scope, Subject, id: string, title: string, Find]

/** Every check, in the order of the parts. */
const table: readonly Row[] = [
  ['case', 'card', 'card-length', 'Graphics card, length', cardLength],
  ['case', 'card', 'card-height', 'Graphics card, height', cardHeight],
  ['case', 'card', 'card-thickness', 'Graphics card, thickness', cardThickness],
  ['case', 'card', 'upright-slots', 'Upright card, slots', uprightSlots],
  ['parts', 'card', 'upright-thickness', 'Upright card, thickness', uprightThickness],
  ['case', 'cooler', 'cooler-height', 'CPU cooler, height', coolerHeight],
  ['parts', 'cooler', 'cooler-socket', 'CPU cooler, socket', coolerSocket],
  ['parts', 'cooler', 'cooler-heat', 'CPU cooler, heat', coolerHeat],
  ...radiatorPositions.map((at): Row => {
    const find = (build: Build) => radiatorSize(build, at)
    return ['case', 'radiator', `radiator-${at}`, `Radiator, ${at}`, find]
  }),
  ['case', 'radiator', 'radiator-top-thickness', 'Radiator, top, thickness', topThickness],
  ['case', 'supply', 'supply-length', 'Power supply, length', supplyLength],
  ['case', 'supply', 'supply-form', 'Power supply, form', supplyForm],
  ['case', 'board', 'board-size', 'Motherboard, size', boardSize],
  ['case', 'drives', 'drives-large', 'Drives, 3.5″', largeDrives],
  ['case', 'drives', 'drives-small', 'Drives, 2.5″', smallDrives],
  ['parts', 'supply', 'supply-power', 'Power supply, load', supplyPower],
  ['parts', 'supply', 'supply-graphics', 'Power supply, graphics plugs', graphicsPlugs],
]

/** Checks a build: all that there is to check, or what is asked for. */
export function checkBuild(
  build: Build,
  isAsked: (scope: Scope, subject: Subject) => boolean = () => true,
): Check[] {
  return table.flatMap(([scope, subject, id, title, find]) => {
    const finding = isAsked(scope, subject) ? find(build) : undefined
    return finding && !isUnchecked(finding) ? [{ id, subject, title, ...finding }] : []
  })
}

/** What is not checked, as neither our specs nor a field have a figure for it: "CPU cooler, heat". */
export function uncheckedIn(build: Build): string[] {
  return table.flatMap(([, , , title, find]) => {
    const finding = find(build)
    return finding && isUnchecked(finding) ? [title] : []
  })
}

function isUnchecked({ missing }: Finding): boolean {
  return missing?.length === 0
}

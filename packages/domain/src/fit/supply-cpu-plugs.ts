import type { BoardPlugs, Build, Supply } from './build.ts'
import { type Check, compareAmounts, whenKnown } from './check.ts'

const heading = { id: 'supply-cpu', subject: 'supply', title: 'Power supply, CPU plugs' } as const

const plugsOf: Record<BoardPlugs, number> = { '1 × 8-pin': 1, '8 + 4-pin': 2, '2 × 8-pin': 2 }

/** Whether the supply has the plugs that the board takes for its processor. */
export function cpuPlugs({ boardPlugs }: Build, { plugsEps }: Supply): Check | undefined {
  if (boardPlugs === undefined) return undefined
  return whenKnown(
    heading,
    { available: ['how many EPS plugs the supply has', plugsEps] },
    ({ available }) =>
      compareAmounts(heading, {
        needed: plugsOf[boardPlugs],
        available,
        excess: 'too few',
        of: ' EPS 4+4-pin plugs',
      }),
  )
}

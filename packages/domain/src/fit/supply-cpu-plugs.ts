import type { BoardPlugs, Build, Supply } from './build.ts'
import { type Check, unknown } from './check.ts'

const named = { id: 'supply-cpu', subject: 'supply', title: 'Power supply, CPU plugs' } as const

const needed: Record<BoardPlugs, number> = { '1 × 8-pin': 1, '8 + 4-pin': 2, '2 × 8-pin': 2 }

/** Whether the supply has the plugs that the board takes for its processor. */
export function cpuPlugs({ boardPlugs }: Build, { plugsEps }: Supply): Check | undefined {
  if (boardPlugs === undefined) return undefined
  if (plugsEps === undefined) return unknown(named, ['how many EPS plugs the supply has'])
  const spare = plugsEps - needed[boardPlugs]
  return {
    ...named,
    status: spare < 0 ? 'collides' : 'fits',
    result: spare < 0 ? `${-spare} too few` : `${spare} to spare`,
    calculation: `${needed[boardPlugs]} of ${plugsEps} EPS 4+4-pin plugs`,
  }
}

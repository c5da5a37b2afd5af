import { graphicsCardNamed } from '../hardware/find-by-name.ts'
import { drawingOf } from '../products/models.ts'
import type { Build, Chassis } from './build.ts'
import { type Check, mm } from './check.ts'
import { checkBuild } from './checks.ts'
import { drawBuild } from './drawing.ts'
import { type Choice, readBuild } from './read-build.ts'

/** The card that is shown while none is typed. */
const exampleCard = 'RTX 5090 FE'

/**
 * Whether a graphics card, by its name or its length, is short enough for a case of ours, and how that looks to scale. Of a
 * chip that makers build cards of in several lengths, the longest usual one is compared.
 */
export function cardInCase(typed: string, chassis: Choice<Chassis>) {
  const card = typed || exampleCard
  const named = graphicsCardNamed(card)
  const longest = named?.length === undefined ? named?.lengths?.[1] : undefined
  const values = { case: chassis.key, 'card-name': card }
  const { build } = readBuild(
    { ...values, ...(longest !== undefined && { 'card-length': mm(longest) }) },
    { case: [chassis], cooler: [], supply: [] },
  )
  const checks = checkBuild(build).filter(({ id }) => id === 'card-length')
  const [check] = checks
  return {
    /** The build of the case and the card, as its address has it. */
    values,
    isExample: typed === '',
    case: chassis.product.name,
    status: check?.status ?? 'unknown',
    verdict: verdictOf(build, check, longest !== undefined),
    drawing: drawBuild(build, checks, drawingOf(chassis.product)),
  }
}

/** What is shown of a card in a case. */
export type CardInCase = ReturnType<typeof cardInCase>

function verdictOf({ card, chassis }: Build, check: Check | undefined, isLongest: boolean): string {
  const name = card?.name ?? (card?.length === undefined ? undefined : `A ${mm(card.length)} card`)
  if (!name) return 'We have no figures of it. Type its length, such as 336 mm.'
  if (!check || check.status === 'unknown')
    return `${name}: type its length, which is on its maker’s page.`
  const { status, result } = check
  if (isLongest)
    return status === 'collides'
      ? `Not every ${name} fits ${chassis?.name}: the longest is ${result}.`
      : `Most ${name} cards fit ${chassis?.name}, the longest with ${result}.`
  return status === 'collides'
    ? `${name} does not fit ${chassis?.name}: it is ${result}.`
    : `${name} fits ${chassis?.name}, with ${result}.`
}

import { drawingOf } from '../products/models.ts'
import { inWords } from '../text/in-words.ts'
import { askedInputs } from './asked-inputs.ts'
import type { Build } from './build.ts'
import type { BuildValues } from './build-search.ts'
import { partFields } from './build-fields.ts'
import { type Candidate, candidates, mending } from './candidates.ts'
import { type Check, isFine, mm, type Status, worst } from './check.ts'
import { checkBuild, uncheckedIn } from './checks.ts'
import { drawBuild } from './drawing.ts'
import { powerSum } from './power-sum.ts'
import { type Choice, type Choices, readBuild } from './read-build.ts'
import { shoppingList } from './shopping-list.ts'

/** Calculates a build from what was typed: every check, the power, what of ours would fit, and the drawing. */
export function answerBuild(values: BuildValues, choices: Choices) {
  const { build, errors, listed } = readBuild(values, choices)
  const checks = checkBuild(build)
  const example = isEmpty(build) ? exampleOf(choices) : null
  const chosen = choices.case.find(({ key }) => key === values.case)
  const options = (ours: readonly Choice<unknown>[]) =>
    ours.map(({ key, product: { name } }) => ({ key, name }))
  return {
    errors,
    /** What our tables know of the parts that are named. */
    listed,
    options: {
      case: choices.case.map(({ key, product }) => ({
        key,
        name: product.name,
        imageUrl: product.imageUrl,
      })),
      cooler: options(choices.cooler),
      supply: options(choices.supply),
    },
    /** In an assumed case, until one is chosen; of the example, if there is one. */
    drawing: example?.drawing ?? drawBuild(build, checks, chosen && drawingOf(chosen.product)),
    /** What an answer looks like, while nothing is chosen. */
    example: example && { parts: example.parts, values: example.values, checks: example.checks },
    /** Null while nothing is chosen. */
    answer: isEmpty(build) ? null : answer(build, checks, values, choices),
  }
}

/** All that the page shows of a build. */
export type FitAnswer = ReturnType<typeof answerBuild>

/** What is said of a build. */
export type Answer = ReturnType<typeof answer>

function answer(build: Build, checks: readonly Check[], values: BuildValues, choices: Choices) {
  const power = needsPower(build) ? powerOf(build) : null
  const candidatesOf = {
    case: casesFor(build, values, choices),
    cooler: needsCooler(build)
      ? candidates(choices.cooler, values.cooler, (cooler) =>
          checkBuild({ ...build, cooler }, (_, subject) => subject === 'cooler'),
        )
      : [],
    supply: power ? suppliesFor(build, values, choices) : [],
  }
  const known = checks.filter(({ status }) => status !== 'unknown')
  const collisions = checks.flatMap(({ id, status }) => (status === 'collides' ? id : []))
  const inShort = (list: readonly Candidate[]) =>
    list.map((candidate) => {
      const { checks: _, ...short } = candidate
      return short
    })
  return {
    /** Of a build in a case, the worst of what is known, once something is known of each part. */
    status: worst(
      (build.chassis && isAnswered(checks) ? known : checks).map(({ status }) => status),
    ),
    verdict: verdictOf(build, checks, { ...candidatesOf, power }),
    parts: mainParts(build),
    checks: checks
      .toSorted((one, other) => readFirst(one) - readFirst(other))
      .map(({ missing = [], ...check }) => ({
        ...check,
        /** Our products that would mend it. */
        suggestions: partFields.flatMap((field) => {
          const found =
            check.status === 'collides' && mending(candidatesOf[field], check.id, collisions)
          return found ? [{ field, ...found }] : []
        }),
        /** The field that asks for what is missing. */
        field: missing[0] ?? null,
      })),
    /** What is missing, each with the field that asks for it. */
    needed: [...new Set(checks.flatMap(({ missing = [] }) => missing))].map((field) => ({
      name: askedInputs[field],
      field,
    })),
    /** What neither our specs nor a field have a figure for. */
    unchecked: uncheckedIn(build),
    power,
    cases: inShort(candidatesOf.case),
    coolers: inShort(candidatesOf.cooler),
    supplies: inShort(candidatesOf.supply),
    list: shoppingList(build, values, choices),
  }
}

/** The main parts of a build in a few words each: "G120", "400 mm card", "Typhoon 120". */
function mainParts({ chassis, card, cooler, supply }: Build): string[] {
  const length = card?.length === undefined ? '' : `${mm(card.length)} `
  return [chassis?.name, card && (card.name ?? `${length}card`), cooler?.name, supply?.name].filter(
    (name) => name !== undefined,
  )
}

/** mm of the card in the example: longer than most. */
const exampleCard = { length: 330, thickness: 61 }

// The first of our cases with the first of our coolers and supplies.
function exampleOf(choices: Choices) {
  const [chassis] = choices.case
  const [cooler] = choices.cooler
  const [supply] = choices.supply
  if (!chassis || !cooler || !supply) return null
  const values: BuildValues = {
    case: chassis.key,
    'card-length': String(exampleCard.length),
    'card-thickness': String(exampleCard.thickness),
    cooler: cooler.key,
    supply: supply.key,
  }
  const { build } = readBuild(values, choices)
  const checks = checkBuild(build).filter(({ status }) => status !== 'unknown')
  const drawing = drawBuild(build, checks, drawingOf(chassis.product))
  return {
    parts: mainParts(build),
    values,
    checks: checks.map((check) => ({ ...check, suggestions: [], field: null })),
    drawing: { ...drawing, title: `An example: ${drawing.title}` },
  }
}

const readingOrder: readonly Status[] = ['collides', 'tight', 'fits', 'unknown']

// What has to be changed or minded stands before what is fine, and what can't be told yet comes last.
function readFirst({ status }: Check): number {
  return readingOrder.indexOf(status)
}

function powerOf(build: Build) {
  const { missing, ...sum } = powerSum(build)
  return { ...sum, missing: missing.map((field) => askedInputs[field]) }
}

function suppliesFor(build: Build, values: BuildValues, choices: Choices): Candidate[] {
  return candidates(choices.supply, values.supply, (supply) =>
    checkBuild(
      { ...build, supply },
      (scope, subject) => subject === 'supply' && (scope === 'parts' || Boolean(build.chassis)),
    ),
  )
}

// Without a case and a length there is nothing to tell of any of ours.
function casesFor(build: Build, values: BuildValues, choices: Choices): Candidate[] {
  const list = candidates(choices.case, values.case, (chassis) =>
    checkBuild({ ...build, chassis }, (scope) => scope === 'case'),
  )
  return build.chassis || list.some(({ soFar }) => soFar !== 'unknown') ? list : []
}

function isEmpty({ radiators, drives, ...parts }: Build): boolean {
  return (
    Object.values(parts).every((part) => part === undefined) &&
    radiators.length === 0 &&
    drives.large + drives.small === 0
  )
}

function needsPower({ card, processor, supply, drives }: Build): boolean {
  const ofCard = card?.watts || card?.recommendedSupply
  return Boolean(ofCard || card?.plugs || processor || supply || drives.large + drives.small)
}

function needsCooler({ cooler, processor, socket }: Build): boolean {
  return Boolean(cooler || processor || socket)
}

interface OwnProducts {
  case: Candidate[]
  supply: Candidate[]
  power: ReturnType<typeof powerOf> | null
}

// The whole answer in one sentence; without a case, which of ours would do.
function verdictOf(build: Build, checks: readonly Check[], ours: OwnProducts): string {
  const { chassis } = build
  const count = (status: Status) => checks.filter((check) => check.status === status).length
  const collides = count('collides')
  const unknown = count('unknown')
  const tight = count('tight')
  if (chassis && checks.length === 0) return `${chassis.name} is empty so far`
  if (collides > 0)
    return collides === 1 ? 'One thing does not fit' : `${collides} things do not fit`
  if (!chassis) return withoutCase(build, ours)
  if (unknown === checks.length) return 'Not known yet'
  if (unknown > 0) return tight > 0 ? 'Tight fit so far' : 'It fits so far'
  if (tight > 0) return tight === 1 ? 'Fits, one thing is tight' : `Fits, ${tight} things are tight`
  return 'Everything fits'
}

/** Whether something is known of each part. */
function isAnswered(checks: readonly Check[]): boolean {
  const known = new Set(
    checks.flatMap(({ status, subject }) => (status === 'unknown' ? [] : subject)),
  )
  return checks.every(({ subject }) => known.has(subject))
}

function withoutCase({ supply }: Build, { power, ...ours }: OwnProducts): string {
  const taking = ours.case.filter(({ soFar }) => isFine(soFar))
  if (taking.length > 0) return `${namesOf(taking)} would take it`
  if (supply || !power) return 'Choose a case'
  if (power.missing.length > 0) return `Add ${inWords(power.missing)}`
  const powering = ours.supply.filter(({ soFar }) => isFine(soFar))
  return powering.length > 0 ? `${namesOf(powering)} would power it` : 'Choose a case'
}

function namesOf(candidates: readonly Candidate[]): string {
  const soFar = candidates.some(({ status }) => status === 'unknown') ? 'So far ' : ''
  return soFar + inWords(candidates.slice(0, 3).map(({ product }) => product.name))
}

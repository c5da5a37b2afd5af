import type { Build } from './build.ts'
import type { BuildValues } from './build-search.ts'
import { mm, watts as inWatts } from './check.ts'
import type { Choice, Choices } from './read-build.ts'

/** The parts of a build: ours by name, others by their measures. */
export function shoppingList(build: Build, values: BuildValues, choices: Choices) {
  const { chassis, card, bracket, cooler, processorName, processor, socket, radiators } = build
  const { supply, board, drives } = build
  const item = (part: string, name: string, choice?: Choice<unknown>) => ({
    part,
    name,
    product: choice?.product ?? null,
  })
  const chosen = (list: readonly Choice<unknown>[], key?: string) =>
    list.find((choice) => choice.key === key)
  const words = (...parts: (string | undefined | false)[]) => parts.filter(Boolean).join(', ')
  const length = (given: number | undefined, word: string) =>
    given !== undefined && `${mm(given)} ${word}`
  const power = (given: number | undefined) => given !== undefined && inWatts(given)
  const list = [
    chassis && item('Case', chassis.name, chosen(choices.case, values.case)),
    card &&
      item(
        'Graphics card',
        words(
          card.name,
          length(card.length, 'long'),
          length(card.height, 'high'),
          length(card.thickness, 'thick'),
          card.slots !== undefined && `${card.slots} slots`,
          power(card.watts),
          card.recommendedSupply !== undefined &&
            `on a supply of ${inWatts(card.recommendedSupply)}`,
          card.plugs !== undefined && card.plugs !== 'none' && card.plugs,
        ) || 'Any',
      ),
    bracket && item('Bracket', bracket.name, choices.bracket),
    cooler &&
      item(
        'CPU cooler',
        words(cooler.name, length(cooler.height, 'tall')),
        chosen(choices.cooler, values.cooler),
      ),
    (processorName ?? processor ?? socket) !== undefined &&
      item(
        'Processor',
        words(
          processorName,
          socket === 'another' ? 'another socket' : socket,
          processor !== undefined && `${inWatts(processor)} at most`,
        ),
      ),
    ...radiators.map(({ position, size, thickness }) =>
      item(`Radiator, ${position}`, words(mm(size), length(thickness, 'thick'))),
    ),
    supply &&
      item(
        'Power supply',
        words(supply.name, length(supply.length, 'long'), power(supply.watts), supply.form),
        chosen(choices.supply, values.supply),
      ),
    board && item('Motherboard', board),
    drives.large > 0 && item('Drives, 3.5″', String(drives.large)),
    drives.small > 0 && item('Drives, 2.5″', String(drives.small)),
  ]
  return list.filter((each) => each !== undefined && each !== false)
}

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
  const list = [
    chassis && item('Case', chassis.name, chosen(choices.case, values.case)),
    card &&
      item(
        'Graphics card',
        words(
          card.name,
          card.length !== undefined && `${mm(card.length)} long`,
          card.height !== undefined && `${mm(card.height)} high`,
          card.thickness !== undefined && `${mm(card.thickness)} thick`,
          card.slots !== undefined && `${card.slots} slots`,
          card.watts !== undefined && inWatts(card.watts),
          card.recommendedSupply !== undefined &&
            `on a supply of ${inWatts(card.recommendedSupply)}`,
          card.plugs !== undefined && card.plugs !== 'none' && card.plugs,
        ) || 'Any',
      ),
    bracket && item('Bracket', bracket.name, choices.bracket),
    cooler &&
      item(
        'CPU cooler',
        words(cooler.name, cooler.height !== undefined && `${mm(cooler.height)} tall`),
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
      item(
        `Radiator, ${position}`,
        words(mm(size), thickness !== undefined && `${mm(thickness)} thick`),
      ),
    ),
    supply &&
      item(
        'Power supply',
        words(
          supply.name,
          supply.length !== undefined && `${mm(supply.length)} long`,
          supply.watts !== undefined && inWatts(supply.watts),
          supply.form,
        ),
        chosen(choices.supply, values.supply),
      ),
    board && item('Motherboard', board),
    drives.large > 0 && item('Drives, 3.5″', String(drives.large)),
    drives.small > 0 && item('Drives, 2.5″', String(drives.small)),
  ]
  return list.filter((each) => each !== undefined && each !== false)
}

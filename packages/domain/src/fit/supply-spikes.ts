import type { Build, Supply } from './build.ts'
import { type Check, unknown, watts } from './check.ts'
import { powerSum } from './power-sum.ts'

const named = { id: 'supply-spikes', subject: 'supply', title: 'Power supply, spikes' } as const

/**
 * How far a card on a 12V-2x6 cable may exceed its watts for 100 µs (PCI-SIG, PCIe CEM 5.0, quoted by Intel in
 * PCWorld and TweakTown, 22 April 2022).
 */
const cardExcursion = 3

/**
 * What a supply above 450 W with a 12V-2x6 plug bears for 100 µs (Intel, ATX12VO and ATX Version 3 PSU Design
 * Guide, table 3-3), as a multiple of its rating.
 */
const supplyExcursion = 2

const excursionAbove = 450

/** Whether the supply bears the card's shortest spikes. Cards on 6- or 8-pin plugs are not allowed them. */
export function supplySpikes(build: Build, supply: Supply): Check | undefined {
  const { card } = build
  if (!card || (card.plugs !== undefined && card.plugs !== '12V-2x6')) return undefined
  const { total, missing } = powerSum(build)
  const all = [
    ...(card.plugs === undefined ? ['which power plugs the card has'] : []),
    ...missing,
    ...(supply.watts === undefined ? ['the supply’s watts'] : []),
    ...(supply.isAtx3 && (supply.watts ?? 0) > excursionAbove
      ? []
      : ['whether the supply is made to ATX 3 and bears twice its rating']),
  ]
  if (all.length > 0 || total === undefined || supply.watts === undefined || !card.watts)
    return unknown(named, all)
  const peak = total + (cardExcursion - 1) * card.watts
  const borne = supplyExcursion * supply.watts
  const line = {
    ...named,
    calculation: `The card may draw ${cardExcursion} × ${watts(card.watts)} for 0.1 ms: ${watts(peak)} in all; ATX 3 asks this supply to bear ${watts(borne)}`,
  }
  return peak <= borne
    ? { ...line, status: 'fits', result: `${watts(borne - peak)} to spare` }
    : {
        ...line,
        status: 'tight',
        result: `${watts(peak - borne)} over`,
        mind: 'Look for a measurement of this card’s spikes, or take more watts.',
      }
}

import type { Build, Supply } from './build.ts'
import { type Check, watts, whenKnown } from './check.ts'
import { powerSum } from './power-sum.ts'

const heading = { id: 'supply-spikes', subject: 'supply', title: 'Power supply, spikes' } as const

/**
 * How far a card on a 12V-2x6 cable may exceed its watts for 100 µs (PCI-SIG, PCIe CEM 5.0, quoted by Intel in
 * PCWorld and TweakTown, 22 April 2022). Nothing limits cards on 8-pin plugs: Intel designed the supplies'
 * excursions for the new plug alone (table 3-3 below), and one of 650 W switched off under an RTX 3090
 * (Notebookcheck, December 2020). They are taken for no better.
 */
const cardExcursion = 3

/**
 * What a supply bears for 100 µs, as a multiple of its rating: above 450 W and with a 12V-2x6 plug, and any
 * other (Intel, ATX12VO and ATX Version 3 PSU Design Guide, table 3-3).
 */
const excursions = { above: 450, with12V2x6: 2, other: 1.5 }

/** Whether the supply bears the card's shortest spikes. They may come and need not: it is never impossible. */
export function supplySpikes(build: Build, supply: Supply): Check | undefined {
  const { card, processor } = build
  if (!card || card.plugs === 'none') return undefined
  return whenKnown(
    heading,
    {
      plugs: ['which power plugs the card has', card.plugs],
      processor: ['the processor’s watts', processor],
      drawn: ['the graphics card’s watts', card.watts],
      rated: ['the supply’s watts', supply.watts],
      isAtx3: [
        'whether the supply is made to ATX 3, which fixes what it bears',
        supply.isAtx3 || undefined,
      ],
      sockets: ['whether the supply has a 12V-2x6 plug', supply.plugs12V2x6],
    },
    ({ plugs, drawn, rated, sockets }) => {
      const peak = powerSum(build).known + (cardExcursion - 1) * drawn
      const isFull = rated > excursions.above && sockets.length > 0
      const borne = rated * (isFull ? excursions.with12V2x6 : excursions.other)
      const may =
        plugs === '12V-2x6'
          ? `The card may draw ${cardExcursion} × ${watts(drawn)} for 0.1 ms`
          : `Nothing limits a card on 8-pin plugs; at ${cardExcursion} × ${watts(drawn)} for 0.1 ms, as one on 12V-2x6 may draw`
      const calculation = `${may}: ${watts(peak)} in all; ATX 3 asks this supply to bear ${watts(borne)}`
      return peak <= borne
        ? { ...heading, status: 'fits', result: `${watts(borne - peak)} to spare`, calculation }
        : {
            ...heading,
            status: 'tight',
            result: `${watts(peak - borne)} over`,
            calculation,
            note: 'Look for a measurement of this card’s spikes, or take more watts.',
          }
    },
  )
}

import type { Build } from './build.ts'
import { inWords } from '../text/in-words.ts'
import { type Check, compareLengths, ofCase, whenKnown } from './check.ts'

const heading = { id: 'board-size', subject: 'board', title: 'Motherboard, size' } as const

/** Whether the case has the mounts for the board, and an E-ATX board is narrow enough. */
export function boardSize({ chassis, board }: Build): Check | undefined {
  if (!board) return undefined
  return whenKnown(
    heading,
    { boards: ofCase(chassis, 'the boards that the case takes', chassis?.boards) },
    ({ boards: { sizes, widest } }) => {
      const calculation = `${chassis?.name} takes ${inWords(sizes)}`
      if (!sizes.includes(board.size))
        return {
          ...heading,
          status: 'collides',
          result: `No mounts for ${board.size}`,
          calculation,
        }
      if (board.size !== 'E-ATX')
        return { ...heading, status: 'fits', result: `Takes ${board.size}`, calculation }
      return whenKnown(
        heading,
        {
          needed: ['the E-ATX board’s width', board.width],
          clearance: ['how wide an E-ATX board may be', widest],
        },
        (known) =>
          compareLengths(heading, {
            ...known,
            condition: 'the width of an E-ATX board',
            excess: 'too wide',
            note: 'The board covers the holes that its cables come through.',
          }),
      )
    },
  )
}

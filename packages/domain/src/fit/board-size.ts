import type { Build } from './build.ts'
import { inWords } from '../in-words.ts'
import { type Check, compareLengths, unknown } from './check.ts'

const named = { id: 'board-size', subject: 'board', title: 'Motherboard, size' } as const

/** Whether the case has the mounts for the board, and an E-ATX board is narrow enough. */
export function boardSize({ room, board }: Build): Check | undefined {
  if (!board) return undefined
  if (!room) return unknown(named, ['the case'])
  if (!room.boards) return unknown(named, ['the boards that the case takes'])
  const { sizes, widest } = room.boards
  const calculation = `${room.name} takes ${inWords(sizes)}`
  if (!sizes.includes(board.size))
    return { ...named, status: 'collides', result: `No mounts for ${board.size}`, calculation }
  if (board.size !== 'E-ATX')
    return { ...named, status: 'fits', result: `Takes ${board.size}`, calculation }
  const missing = [
    ...(board.width === undefined ? ['the E-ATX board’s width'] : []),
    ...(widest === undefined ? ['how wide an E-ATX board may be'] : []),
  ]
  if (board.width === undefined || widest === undefined) return unknown(named, missing)
  return compareLengths(named, {
    needed: board.width,
    room: widest,
    condition: 'the width of an E-ATX board',
    excess: 'too wide',
    mind: 'The board covers the holes that its cables come through.',
  })
}

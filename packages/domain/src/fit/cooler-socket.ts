import type { Build } from './build.ts'
import { inWords } from '../text/in-words.ts'
import { type Check, whenKnown } from './check.ts'

const heading = { id: 'cooler-socket', subject: 'cooler', title: 'CPU cooler, socket' } as const

/** Whether the cooler comes with a mounting for the board's socket. */
export function coolerSocket(build: Build): Check | undefined {
  const { cooler } = build
  if (!cooler) return undefined
  return whenKnown(
    heading,
    {
      socket: ['the board’s socket', build.socket],
      sockets: ['the sockets that the cooler is made for', cooler.sockets],
    },
    ({ socket, sockets }) => {
      const calculation = `Its sockets: ${inWords(sockets)}`
      if (sockets.includes(socket))
        return { ...heading, status: 'fits', result: `Made for ${socket}`, calculation }
      const name = socket === 'another' ? 'another socket' : socket
      return { ...heading, status: 'collides', result: `No mounting for ${name}`, calculation }
    },
  )
}

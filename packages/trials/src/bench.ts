import { explain, readArguments } from '@argo/cli/command-arguments'
import { buildSite } from '@argo/cli/build'
import { benchCalls } from './bench/calls.ts'
import { benchServer } from './bench/server.ts'

const parts = ['server', 'calls']
const help = `pnpm bench [${parts.join('|')}] [--products <whole number>]
How fast the built site is. Compare commits by turns in the same minutes: the figures move with the machine.
--products makes the server's catalogue larger; calls has the seed's products, and 10,000.`

const { positionals, values } = readArguments(help, { products: { type: 'string' } })
const [part, ...more] = positionals
const products = values.products === undefined ? undefined : Number(values.products)
if ((part !== undefined && !parts.includes(part)) || more.length > 0) explain(help)
if (products !== undefined && !(Number.isInteger(products) && products >= 25)) explain(help)

await buildSite()
if (part === undefined || part === 'server') await benchServer(products)
if (part === undefined || part === 'calls') await benchCalls([25, 10_000])

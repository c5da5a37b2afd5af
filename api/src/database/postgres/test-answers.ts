import type { AnyTRPCRouter } from '@trpc/server'

/** Names that databases sort, fold and compare in ways of their own. */
export const namesToSort =
  `İstanbul|istanbul|éclair|Éclair|eclair|Ärmada|Zeta|zeta|Straße|STRASSE|ñandú|Łódź|Ångström|Ωmega|Жук|日本|ﬁn|_under|10 mm|9 mm|a b|a-b|ab|EDGE`.split(
    '|',
  )

/** The names of a router's queries, in order. */
export function queriesOf(router: AnyTRPCRouter): string[] {
  const procedures: Record<string, { _def: { type: string } }> = router._def.procedures
  return Object.keys(procedures)
    .filter((name) => procedures[name]?._def.type === 'query')
    .toSorted()
}

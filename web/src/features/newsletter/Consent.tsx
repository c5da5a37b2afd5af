import { trpc } from '../../lib/trpc/trpc.ts'

/** What who subscribes agrees to. */
export function Consent({ className }: { className: string }) {
  const { data } = trpc.texts.newsletter.useQuery()
  return data && <p className={className}>{data.consent}</p>
}

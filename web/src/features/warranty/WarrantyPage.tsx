import { Clauses } from './Clauses.tsx'
import { ClaimForm } from './ClaimForm.tsx'
import { ClaimHelp } from './ClaimHelp.tsx'
import { Policy } from './Policy.tsx'
import { Tiers } from './Tiers.tsx'

/** Three numbers, then what they mean, then the claim. */
export default function WarrantyPage() {
  return (
    <>
      <Tiers />
      <Policy />
      <Clauses />
      <section aria-labelledby="claim" className="page section no-print">
        <h2 id="claim" className="display text-display">
          Make a claim
        </h2>
        <div className="mt-10 grid grid-cols-1 gap-14 lg:grid-cols-[5fr_7fr] lg:gap-20">
          <ClaimHelp />
          <ClaimForm />
        </div>
      </section>
    </>
  )
}

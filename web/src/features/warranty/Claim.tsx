import { ClaimForm } from './ClaimForm.tsx'
import { ClaimHelp } from './ClaimHelp.tsx'

/** Help at the left, the claim form at the right. */
export function Claim() {
  return (
    <section aria-labelledby="claim" className="page section no-print">
      <h2 id="claim" className="display text-display">
        Make a claim
      </h2>
      <div className="mt-10 grid grid-cols-1 gap-14 lg:grid-cols-[5fr_7fr] lg:gap-20">
        <ClaimHelp />
        <ClaimForm />
      </div>
    </section>
  )
}

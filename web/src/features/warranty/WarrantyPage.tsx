import { Clauses } from './Clauses.tsx'
import { Claim } from './Claim.tsx'
import { Policy } from './Policy.tsx'
import { Tiers } from './Tiers.tsx'

/** Three numbers, then what they mean, then the claim. */
export default function WarrantyPage() {
  return (
    <>
      <Tiers />
      <Policy />
      <Clauses />
      <Claim />
    </>
  )
}

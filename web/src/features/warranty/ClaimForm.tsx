import { Link, useHydrated } from '@tanstack/react-router'
import type { FocusEvent } from 'react'
import { trpc } from '../../lib/trpc/trpc.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { ClaimCopy } from './ClaimCopy.tsx'
import { useClaim } from './use-claim.ts'

/** The claim: everything is required, and the browser itself says what is missing. */
export function ClaimForm() {
  const [facts] = trpc.texts.contact.useSuspenseQuery()
  const { form, submit, print, copy } = useClaim()
  const hydrated = useHydrated()

  return (
    <>
      <form
        ref={form}
        onSubmit={submit}
        aria-label="Warranty claim"
        className="panel chamfer flex flex-col gap-6 p-6 sm:p-10"
      >
        <p className="text-muted">All fields are required.</p>
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField id="claim-name" name="name" label="Name" autoComplete="name" required />
          <TextField
            id="claim-email"
            name="email"
            label="E-mail"
            type="email"
            autoComplete="email"
            required
          />
          <TextField id="claim-product" name="product" label="Product model" required />
          <TextField
            id="claim-serial"
            name="serialNumber"
            label="Serial number"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="tabular"
            help={
              <Link to="/registration" className="prose-link inline-block py-1">
                Where is it?
              </Link>
            }
            required
          />
          <TextField
            id="claim-date"
            name="purchaseDate"
            label="Purchase date"
            type="date"
            onFocus={endAtToday}
            className="tabular"
            required
          />
        </div>
        <TextArea id="claim-issue" name="issue" label="Issue description" rows={5} required />
        <label className="flex gap-4 border-l-[3px] border-muted bg-background px-5 py-4">
          <input type="checkbox" name="acknowledged" required className="mt-1" />
          <span className="min-w-0 text-foreground">
            I understand that proof of purchase may be needed, and that shipping the product to Argo
            is my responsibility.
          </span>
        </label>
        <p className="hidden border-l-[3px] border-warn bg-background px-5 py-4 unscripted:block">
          This form needs scripts, which did not run. Write to {facts.email} or call {facts.phone}{' '}
          instead, or load the page again.
        </p>
        <div className="flex flex-col gap-5 sm:flex-row sm:flex-wrap sm:items-center">
          <Button type="submit" disabled={!hydrated} className="sm:px-10">
            Submit claim
          </Button>
          <Button look="outline" disabled={!hydrated} onClick={print}>
            Print a copy
          </Button>
          <p className="text-muted sm:basis-full">
            See our{' '}
            <Link to="/terms" className="prose-link">
              Terms
            </Link>{' '}
            and{' '}
            <Link to="/privacy" className="prose-link">
              Privacy
            </Link>{' '}
            pages.
          </p>
        </div>
      </form>
      {copy && <ClaimCopy claim={copy} />}
    </>
  )
}

/** A purchase is not in the future; Sweden writes a date as the field does. */
function endAtToday({ target }: FocusEvent<HTMLInputElement>): void {
  target.max = new Date().toLocaleDateString('sv')
}

import { Button } from '../../ui/Button.tsx'

/** In place of products that did not come: says so, and reads them again. */
export function ListFailure({ retry }: { retry: () => void }) {
  return (
    <div role="alert" className="chamfer glow border-l-2 border-fail p-8 lg:p-12">
      <p className="display text-title">The products did not load</p>
      <p className="measure mt-4 text-muted">
        What you chose is still here. Check your connection, then try again.
      </p>
      <Button onClick={retry} className="mt-8">
        Try again
      </Button>
    </div>
  )
}

import { useState } from 'react'
import { compareForm, useTray } from '../../lib/comparison/comparison-tray.ts'
import { lazyComponent, WhenLoaded } from '../../lib/loading/lazy-component.tsx'
import { Button } from '../../ui/Button.tsx'

const ComparisonTray = lazyComponent(() => import('./ComparisonTray.tsx'))

/**
 * What is ticked to be compared: the tray, once there is something in it. Until its script has come, and where none
 * runs, a plain form that is shown while a box on the page is ticked.
 */
export function ComparisonBar() {
  const { products } = useTray()
  // What was in it when its script did not come: it is asked for again when something else is.
  const [failed, setFailed] = useState<typeof products>()
  // Emptied, it stays to say so.
  const [used, setUsed] = useState(false)
  if (!used && products.length > 0 && products !== failed) setUsed(true)
  return (
    <>
      <form
        id={compareForm}
        action="/compare"
        className="fixed inset-x-0 bottom-0 z-50 hidden items-center justify-end gap-6 border-t border-line bg-surface px-(--page-edge) py-3 in-[:root:has([form=compare]:checked):not(:has(#tray))]:flex"
      >
        <p className="text-sm text-muted">Two to four of a kind</p>
        <Button type="submit">Compare</Button>
      </form>
      {used && (
        <WhenLoaded
          component={ComparisonTray}
          onError={() => {
            setFailed(products)
            setUsed(false)
          }}
        >
          <ComparisonTray />
        </WhenLoaded>
      )}
    </>
  )
}

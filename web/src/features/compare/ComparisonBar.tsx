import { useState } from 'react'
import { useTray } from '../../lib/comparison-tray.ts'
import { Button } from '../../ui/Button.tsx'
import { compareForm } from '../../ui/CompareBox.tsx'
import { LazyWidget } from '../../ui/LazyWidget.tsx'

const loadTray = () => import('./ComparisonTray.tsx')

/**
 * What is ticked to be compared: the tray, once there is something in it. Until its script has come, and where none
 * runs, a plain form that is shown while a box on the page is ticked.
 */
export function ComparisonBar() {
  const tray = useTray()
  const [failed, setFailed] = useState(false)
  const inUse = tray.products.length > 0 || tray.replaced !== undefined
  return (
    <>
      <form id={compareForm} action="/compare" className="compare-form">
        <p className="text-sm text-steel">Two to four of a kind</p>
        <Button type="submit">Compare</Button>
      </form>
      {inUse && !failed && (
        <LazyWidget load={loadTray} onError={() => setFailed(true)}>
          {(ComparisonTray) => <ComparisonTray {...tray} />}
        </LazyWidget>
      )}
    </>
  )
}

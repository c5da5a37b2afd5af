import { useState } from 'react'
import { compareForm, readStoredTray, useStoredTray } from '../../lib/comparison/tray-storage.ts'
import { Button } from '../../ui/Button.tsx'
import { LazyWidget } from '../../lib/loading/LazyWidget.tsx'

// What is in it is read by the tray itself, which a page without one does not load.
const empty = '[]'

const loadTray = () => import('./ComparisonTray.tsx')

/**
 * What is ticked to be compared: the tray, once there is something in it. Until its script has come, and where none
 * runs, a plain form that is shown while a box on the page is ticked.
 */
export function ComparisonBar() {
  const stored = useStoredTray(readStoredTray, null) ?? empty
  // What was in it when its script did not come: it is asked for again when something else is.
  const [failed, setFailed] = useState<string>()
  // Emptied, it stays to say so.
  const [used, setUsed] = useState(false)
  if (!used && stored !== empty && stored !== failed) setUsed(true)
  return (
    <>
      <form id={compareForm} action="/compare" className="compare-form">
        <p className="text-sm text-muted">Two to four of a kind</p>
        <Button type="submit">Compare</Button>
      </form>
      {used && (
        <LazyWidget
          load={loadTray}
          onError={() => {
            setFailed(stored)
            setUsed(false)
          }}
        >
          {(ComparisonTray) => <ComparisonTray />}
        </LazyWidget>
      )}
    </>
  )
}

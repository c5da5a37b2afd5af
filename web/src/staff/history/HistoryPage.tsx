import { DeskPage } from '../ui/DeskPage.tsx'
import { History } from './History.tsx'

/** Who changed what, and when. */
export function HistoryPage() {
  return (
    <DeskPage title="History">
      <History filter={{}} />
    </DeskPage>
  )
}

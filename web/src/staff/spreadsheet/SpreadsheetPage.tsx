import { DeskPage } from '../ui/DeskPage.tsx'
import { ExportSheet } from './ExportSheet.tsx'
import { ImportSheet } from './ImportSheet.tsx'

/** The products as a file for a spreadsheet, there and back. */
export function SpreadsheetPage() {
  return (
    <DeskPage title="Spreadsheet">
      <ExportSheet />
      <ImportSheet />
    </DeskPage>
  )
}

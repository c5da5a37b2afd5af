import { useMutation } from '@tanstack/react-query'
import { type Inputs, trpc } from '../trpc.ts'
import { saveFile } from '../ui/download.ts'
import { notifyFailure } from '../ui/failure.ts'

/** The call that downloads products as a file for a spreadsheet. */
export function useExport() {
  const { client } = trpc.useUtils()
  return useMutation({
    mutationFn: (which: Inputs['spreadsheet']['export']) => client.spreadsheet.export.query(which),
    onSuccess: ({ fileName, text }) =>
      saveFile(fileName, new Blob([text], { type: 'application/octet-stream' })),
    onError: (error) => notifyFailure('Not downloaded', error),
  })
}

import { useMutation } from '@tanstack/react-query'
import { Button } from '../../ui/Button.tsx'
import { downloadFile } from './download.ts'
import { notifyFailure } from './failure.ts'

interface DownloadButtonProps {
  address: string
  fileName: string
  label: string
}

/** A button that downloads a file of the desk. */
export function DownloadButton({ address, fileName, label }: DownloadButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadFile(address, fileName),
    onError: (error) => notifyFailure('Not downloaded', error),
  })
  return (
    <Button className="self-start" disabled={isPending} onClick={() => mutate()}>
      {label}
    </Button>
  )
}

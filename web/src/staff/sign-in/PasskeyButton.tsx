import { Icon } from '../../ui/Icon.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { passkeyFailure } from './use-passkey.ts'

interface PasskeyButtonProps {
  label: string
  isPending: boolean
  /** Why it did not work the last time. */
  error: unknown
  onPress: () => void
}

/** A button that has the browser ask for a passkey, and why that did not work. */
export function PasskeyButton({ label, isPending, error, onPress }: PasskeyButtonProps) {
  return (
    <div className="flex flex-col items-start gap-4">
      <SubmitButton type="button" pending={isPending} onClick={onPress}>
        {isPending ? 'Waiting for your passkey…' : label}
      </SubmitButton>
      <div role="alert">
        {error !== null && !isPending && (
          <p className="flex gap-2 font-semibold text-fail">
            <Icon name="warning" className="mt-0.5 size-5" />
            {passkeyFailure(error)}
          </p>
        )}
      </div>
    </div>
  )
}

import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'

/** A form's button. While the form is sent it cannot be pressed, and keeps the focus. */
export function SubmitButton({
  pending,
  onClick,
  ...rest
}: ComponentProps<typeof Button> & { pending: boolean }) {
  return (
    <Button
      type="submit"
      aria-disabled={pending}
      // A field's Enter presses it too.
      onClick={pending ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  )
}

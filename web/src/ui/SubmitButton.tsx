import { type ComponentProps, useEffect, useRef } from 'react'
import { Button } from './Button.tsx'

/** A form's button, disabled while the form is sent; takes back the focus that this costs it. */
export function SubmitButton({
  pending,
  ...rest
}: ComponentProps<typeof Button> & { pending: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const element = button.current
    if (!pending || !element) return undefined
    return () => {
      if (document.activeElement?.contains(element)) element.focus({ preventScroll: true })
    }
  }, [pending])
  return <Button ref={button} type="submit" disabled={pending} {...rest} />
}

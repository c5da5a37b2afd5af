import type { ComponentProps } from 'react'
import { ControlField, type FieldProps } from './Field.tsx'

/** A field of several lines. */
export function TextArea({ className = '', ...props }: FieldProps & ComponentProps<'textarea'>) {
  return <ControlField as="textarea" className={`resize-y ${className}`} {...props} />
}

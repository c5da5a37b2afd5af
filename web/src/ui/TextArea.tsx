import type { ComponentProps } from 'react'
import { control, described, type FieldProps, Labelled } from './Field.tsx'

/** A field of several lines. */
export function TextArea({
  label,
  name,
  id = name,
  error,
  help,
  className = '',
  ...rest
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Labelled {...{ label, id, error, help }}>
      <textarea
        id={id}
        name={name}
        {...described(id, error, help)}
        className={`${control} resize-y ${className}`}
        {...rest}
      />
    </Labelled>
  )
}

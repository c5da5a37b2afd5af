import type { ComponentProps } from 'react'
import { control, described, type FieldProps, Labelled } from './Field.tsx'
import { Icon } from './Icon.tsx'

/** A choice of one. */
export function SelectField({
  label,
  isLabelHidden,
  name,
  id = name,
  error,
  help,
  children,
  ...rest
}: FieldProps & ComponentProps<'select'>) {
  return (
    <Labelled {...{ label, isLabelHidden, id, error, help }}>
      <span className="relative flex">
        <select
          id={id}
          name={name}
          {...described(id, error, help)}
          className={`${control} appearance-none pr-12`}
          {...rest}
        >
          {children}
        </select>
        <Icon
          name="chevron"
          className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-muted"
        />
      </span>
    </Labelled>
  )
}

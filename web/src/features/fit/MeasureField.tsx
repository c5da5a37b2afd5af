import type { ComponentProps, ReactNode } from 'react'
import { control, described, Labelled } from '../../ui/Field.tsx'

interface MeasureFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  id: string
  label: ReactNode
  /** Stands in the field; screen readers hear it with the label. */
  unit: string
  help?: ReactNode
  error?: string | undefined
}

/** Units whose signs are no words of their own. */
const spoken: Readonly<Record<string, string>> = { ft: 'feet', in: 'inches', lb: 'pounds' }

/** A field for a number, with its unit. */
export function MeasureField({ id, label, unit, help, error, ...rest }: MeasureFieldProps) {
  return (
    <Labelled
      id={id}
      help={help}
      error={error}
      label={
        <>
          {label}
          <span className="sr-only">, in {spoken[unit] ?? unit}</span>
        </>
      }
    >
      <span className="relative flex">
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          {...described(id, error, help)}
          className={`${control} pr-12`}
          {...rest}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-4 flex items-center text-muted"
        >
          {unit}
        </span>
      </span>
    </Labelled>
  )
}

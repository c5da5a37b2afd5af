import type { ComponentProps, ReactNode } from 'react'

interface FieldProps {
  label: string
  name: string
  /** What is wrong with the value, in words that say what to do. */
  error?: string
  help?: string
}

const control =
  'w-full min-h-12 bg-coal px-4 py-3 text-base text-ash shadow-[inset_0_0_0_1px_var(--color-steel)] placeholder:text-steel hover:shadow-[inset_0_0_0_1px_var(--color-ash)] focus-visible:outline-offset-0 aria-invalid:shadow-[inset_0_0_0_2px_var(--color-fail)]'

/** A one-line field with its label, help and error. */
export function TextField({
  label,
  name,
  error,
  help,
  className = '',
  ...rest
}: FieldProps & ComponentProps<'input'>) {
  return (
    <Labelled {...{ label, name, error, help }}>
      <input
        id={name}
        name={name}
        {...described(name, error, help)}
        className={`${control} ${className}`}
        {...rest}
      />
    </Labelled>
  )
}

/** A field of several lines. */
export function TextArea({
  label,
  name,
  error,
  help,
  className = '',
  ...rest
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Labelled {...{ label, name, error, help }}>
      <textarea
        id={name}
        name={name}
        {...described(name, error, help)}
        className={`${control} resize-y ${className}`}
        {...rest}
      />
    </Labelled>
  )
}

/** A choice of one. */
export function SelectField({
  label,
  name,
  error,
  help,
  children,
  ...rest
}: FieldProps & ComponentProps<'select'>) {
  return (
    <Labelled {...{ label, name, error, help }}>
      <select id={name} name={name} {...described(name, error, help)} className={control} {...rest}>
        {children}
      </select>
    </Labelled>
  )
}

function Labelled({ label, name, error, help, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={name} className="text-sm font-semibold text-ash">
        {label}
      </label>
      {children}
      {help && (
        <p id={`${name}-help`} className="text-sm text-steel">
          {help}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className="text-sm font-semibold text-fail">
          {error}
        </p>
      )}
    </div>
  )
}

function described(name: string, error?: string, help?: string) {
  const ids = [help && `${name}-help`, error && `${name}-error`].filter(Boolean).join(' ')
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined }
}

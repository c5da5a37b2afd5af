import type { ComponentProps, ElementType, ReactNode } from 'react'
import { unbroken } from '../lib/text/unbroken.ts'
import { Icon } from './Icon.tsx'

export interface FieldProps {
  label: ReactNode
  /** Whether the label is heard and not seen, below a legend that says the same. */
  isLabelHidden?: boolean
  name: string
  /** Unique on the page; the name by default. */
  id?: string
  /** What is wrong with the value and what to do about it. */
  error?: string
  help?: ReactNode
}

/** The look of what is filled in. */
export const control = 'field-box w-full min-h-12 bg-background px-4 py-2.5 outline-offset-0'

/** A one-line field with its label, help and error. */
export function TextField(props: FieldProps & ComponentProps<'input'>) {
  return <ControlField as="input" {...props} />
}

/** What is typed into, with its label, help and error. */
export function ControlField({
  as,
  label,
  name,
  id = name,
  error,
  help,
  className = '',
  ...rest
}: FieldProps & { as: 'input' | 'textarea'; className?: string }) {
  const Control: ElementType = as
  return (
    <Labelled {...{ label, id, error, help }}>
      <Control
        id={id}
        name={name}
        {...described(id, error, help)}
        className={`${control} ${className}`}
        {...rest}
      />
    </Labelled>
  )
}

/** What is filled in, with its label, help and error. */
export function Labelled({
  label,
  isLabelHidden,
  id,
  error,
  help,
  children,
}: Omit<FieldProps, 'name'> & { children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <label
        htmlFor={id}
        className={isLabelHidden ? 'sr-only' : 'self-start text-sm font-semibold text-foreground'}
      >
        {label}
      </label>
      {children}
      {help && (
        <div id={`${id}-help`} className="text-sm text-muted">
          {help}
        </div>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}

/** What is wrong with what is filled in; nothing while it is right. */
export function FieldError({ id, error }: { id: string | undefined; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={`${id}-error`} className="flex gap-2 text-sm font-semibold text-fail">
      <Icon name="warning" className="mt-0.5 size-4" />
      <span>{unbroken(error)}</span>
    </p>
  )
}

/** The attributes that lead from what is filled in to its help and error. */
export function described(id: string | undefined, error?: string, help?: ReactNode) {
  const ids = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined }
}

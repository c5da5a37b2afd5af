import type { ReactNode } from 'react'
import { fieldId } from './field-id.ts'
import { focusField } from './focus-field.ts'

interface FieldLinkProps {
  /** A field of the page's forms, such as "specs.3.value", or a part of them. */
  field: string
  className?: string
  children: ReactNode
}

/** Leads to a field of the page, each time it is followed; the address stays. */
export function FieldLink({
  field,
  className = 'prose-link inline-flex min-h-6',
  children,
}: FieldLinkProps) {
  const id = fieldId(field)
  return (
    <a
      href={`#${id}`}
      className={className}
      onClick={(event) => {
        event.preventDefault()
        focusField(id)
      }}
    >
      {children}
    </a>
  )
}

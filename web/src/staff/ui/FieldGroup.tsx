import type { ReactNode } from 'react'

interface FieldGroupProps {
  legend: string
  help?: string
  children: ReactNode
}

/** Fields of a form under a heading, two beside each other where there is room. */
export function FieldGroup({ legend, help, children }: FieldGroupProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-5">
      <legend className="display mb-3 text-lead">{legend}</legend>
      {help && <p className="-mt-2 max-w-[44em] text-sm text-muted">{help}</p>}
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}

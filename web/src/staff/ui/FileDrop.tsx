import type { ComponentProps, ReactNode } from 'react'
import { buttonClass } from '../../ui/Button.tsx'
import { quiet } from './QuietButton.tsx'

interface FileDropProps extends Pick<ComponentProps<'input'>, 'ref' | 'accept' | 'multiple'> {
  /** What the field is called. */
  label: string
  /** The words that look like a button. */
  button: string
  isQuiet?: boolean
  /** What can be chosen, or dropped. */
  help: ReactNode
  onFiles: (files: File[]) => void
}

/** Where files are dropped or chosen. */
export function FileDrop({ label, button, isQuiet, help, onFiles, ...rest }: FileDropProps) {
  const helpId = `${label.toLowerCase().replaceAll(' ', '-')}-help`
  return (
    <div className="relative flex flex-wrap items-center gap-x-6 gap-y-3 border border-dashed border-line p-5 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent hover:border-accent">
      <span aria-hidden="true" className={isQuiet ? quiet : buttonClass()}>
        {button}
      </span>
      <p id={helpId} className="max-w-prose min-w-0 grow basis-60 text-sm text-muted">
        {help}
      </p>
      {/* Over all of it: what is dropped there is chosen. */}
      <input
        type="file"
        aria-label={label}
        aria-describedby={helpId}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file, changed meanwhile, can be chosen again.
          target.value = ''
        }}
        {...rest}
      />
    </div>
  )
}

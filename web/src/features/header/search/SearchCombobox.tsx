import { Combobox, ComboboxInput } from '@headlessui/react'
import { useRouter } from '@tanstack/react-router'
import { type ComponentProps, useRef } from 'react'
import { SuggestionList } from './SuggestionList.tsx'
import { useSuggestions } from './use-suggestions.ts'

interface SearchComboboxProps extends ComponentProps<'input'> {
  value: string
  look: 'bar' | 'sheet'
}

/** The search field's input with its suggestions; Enter without choosing one submits its form. */
export default function SearchCombobox({ value, look, onBlur, ...input }: SearchComboboxProps) {
  const router = useRouter()
  const suggestions = useSuggestions(value)
  // Headless UI chooses the active option with Tab as well, which here only leaves the field.
  const tabbed = useRef(false)

  const go = (path: string | null) => {
    if (path === null || tabbed.current) return
    if (path.startsWith('/downloads/')) window.location.assign(path)
    else router.history.push(path)
  }

  return (
    // With what was typed before it came it opens as it does when one types.
    <Combobox<string | null> value={null} onChange={go} immediate={value !== ''}>
      <ComboboxInput
        {...input}
        displayValue={() => value}
        onKeyDown={(event) => {
          tabbed.current = event.key === 'Tab'
        }}
        onBlur={(event) => {
          tabbed.current = false
          onBlur?.(event)
        }}
      />
      <SuggestionList text={value} {...suggestions} look={look} />
    </Combobox>
  )
}

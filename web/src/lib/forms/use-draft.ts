import { parsedJson } from '@argo/domain/text/json'
import { type RefCallback, useCallback } from 'react'
import { storedText } from '../browser/stored-text.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Draft = Record<string, string | boolean>

/**
 * The ref of a form whose content is kept in this tab's session storage, under `key`, until it is cleared: it survives a reload
 * and a visit to another page. What was typed before hydration wins over the draft.
 */
export function useDraft(key: string): RefCallback<HTMLFormElement> {
  return useCallback(
    (form) => {
      if (!form) return undefined
      restore(form, read(key))
      const save = () => write(key, typedInto(form))
      save()
      form.addEventListener('input', save)
      return () => form.removeEventListener('input', save)
    },
    [key],
  )
}

/** Puts values into the fields of a draft that are empty or that `isReplaced` says may be replaced. */
export function addToDraft(
  key: string,
  values: Record<string, string>,
  isReplaced: (value: string | boolean) => boolean,
): void {
  const typed = Object.entries(read(key)).filter(([, value]) => value !== '' && !isReplaced(value))
  write(key, { ...values, ...Object.fromEntries(typed) })
}

/** Forgets the draft under a key. */
export function clearDraft(key: string): void {
  storedText(key, 'tab').write(null)
}

function controls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name !== '' &&
      // What the visitor does not fill in is no part of a draft.
      element.type !== 'hidden' &&
      element.tabIndex >= 0,
  )
}

function isBox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'checkbox'
}

function typedInto(form: HTMLFormElement): Draft {
  return Object.fromEntries(
    controls(form).map((control) => [
      control.name,
      isBox(control) ? control.checked : control.value,
    ]),
  )
}

// The event tells a counter or a check of what is restored.
function restore(form: HTMLFormElement, draft: Draft): void {
  for (const control of controls(form)) {
    const value = draft[control.name]
    if (isBox(control)) control.checked ||= value === true
    else if (control.value === '' && typeof value === 'string') control.value = value
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

// Whatever stands there may be of another version of the site.
function read(key: string): Draft {
  return (parsedJson(storedText(key, 'tab').read()) ?? {}) as Draft
}

function write(key: string, draft: Draft): void {
  const isEmpty = Object.values(draft).every((value) => value === '' || value === false)
  storedText(key, 'tab').write(isEmpty ? null : JSON.stringify(draft))
}

/** The id of a form's field, such as "specs.3.value"; a list has its own. */
export function fieldId(field: string): string {
  return `form-${field.replaceAll('.', '-')}`
}

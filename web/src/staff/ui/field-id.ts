/** The id of a form's field, such as "specs.3.value"; a list has its own, and of a spec alone it is that of its value. */
export function fieldId(field: string): string {
  return `form-${field.replace(/^specs\.\d+$/, '$&.value').replaceAll('.', '-')}`
}

/** The id of a form's field, such as "specs.3.value"; a list has its own. Of a spec or a key feature it is that of its figure. */
export function fieldId(field: string): string {
  return `form-${field
    .replace(/^specs\.\d+$/, '$&.value')
    .replace(/^keyFeatures\.\d+$/, '$&.label')
    .replaceAll('.', '-')}`
}

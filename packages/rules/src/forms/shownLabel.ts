import { FIELD_LABEL } from './fieldLabel.ts'

/**
 * A field's name as it stands beside the field.
 * @example shownLabel('email') // 'E-mail'
 */
export const shownLabel = (field: keyof typeof FIELD_LABEL): string => {
  const label = FIELD_LABEL[field]

  return label.charAt(0).toUpperCase() + label.slice(1)
}

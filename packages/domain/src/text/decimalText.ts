/**
 * A number with a decimal comma and nothing between its thousands, as people type it into a field.
 * @example decimalText(1234.5) // '1234,5'
 */
export const decimalText = (number: number): string => String(number).replace('.', ',')

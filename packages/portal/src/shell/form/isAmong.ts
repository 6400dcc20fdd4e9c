/**
 * Tells fields of some names from others; a part belongs to its whole.
 * @example isAmong(['price'])('price.amount') // true
 */
export const isAmong = (names: Iterable<string>) => {
  const known = new Set(names)

  return (field: string): boolean => known.has(field) || known.has(field.split('.')[0] ?? field)
}

import { checkKey } from '@inzrt/domain/check'

/** Orders in which ads can be listed; ads without an amount come last when sorted by price. By distance only from a place. */
export const SORT_KEYS = [
  'default',
  'price_asc',
  'price_desc',
  'created_desc',
  'created_asc',
  'distance',
] as const

export type SortKey = (typeof SORT_KEYS)[number]

const LABELS: Readonly<Record<SortKey, string>> = {
  default: 'Výchozí řazení',
  price_asc: 'Od nejlevnějších',
  price_desc: 'Od nejdražších',
  created_desc: 'Od nejnovějších',
  created_asc: 'Od nejstarších',
  distance: 'Od nejbližších',
}

/**
 * The Czech name of an order.
 * @throws TypeError when the order is unknown
 * @example sortLabel('price_asc') // 'Od nejlevnějších'
 */
export const sortLabel = (key: SortKey): string => {
  checkKey('order', key, LABELS)

  return LABELS[key]
}

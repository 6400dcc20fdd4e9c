const lists = {
  conjunction: new Intl.ListFormat('cs', { type: 'conjunction' }),
  disjunction: new Intl.ListFormat('cs', { type: 'disjunction' }),
} as const

/**
 * Joins words into a Czech list.
 * @example joinList(['telefon', 'e-mail', 'SMS'], 'disjunction') // 'telefon, e-mail nebo SMS'
 */
export const joinList = (
  items: readonly string[],
  type: keyof typeof lists = 'conjunction',
): string => lists[type].format(items)

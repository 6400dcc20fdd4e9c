import { NBSP } from './nbsp.ts'

/**
 * Joins words into a Czech list: commas, and no comma before the conjunction. A conjunction of one
 * letter never ends a line.
 * @example joinList(['telefon', 'e-mail', 'SMS'], 'nebo') // 'telefon, e-mail nebo SMS'
 */
export const joinList = (
  items: readonly string[],
  conjunction: 'a' | 'i' | 'nebo' = 'a',
): string => {
  const last = items.at(-1)
  if (last === undefined || items.length === 1) return last ?? ''
  const space = conjunction.length === 1 ? NBSP : ' '

  return `${items.slice(0, -1).join(', ')} ${conjunction}${space}${last}`
}

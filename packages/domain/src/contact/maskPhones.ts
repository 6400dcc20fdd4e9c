import { findPhones } from './findPhones.ts'

const MASK = '***'

/**
 * Puts three asterisks in the place of every phone number, spelled-out ones included.
 * @example maskPhones('Volej 777 123 456 vecer') // "Volej *** vecer"
 */
export const maskPhones = (text: string): string => {
  const ranges = findPhones(text)
  const kept = ranges.map(([start], index) => text.slice(ranges[index - 1]?.[1] ?? 0, start))

  return [...kept, text.slice(ranges.at(-1)?.[1] ?? 0)].join(MASK)
}

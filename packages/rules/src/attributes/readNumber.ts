import type { NumberAttribute } from './Attribute.ts'

/** Longer ones are no number an attribute can have. */
const MOST_SIGNS = 24
/** What people type for signs a keyboard lacks. */
const TYPED_UNITS: Readonly<Record<string, readonly string[]>> = {
  'm²': ['m2', 'metrů'],
  'cm³': ['cm3', 'ccm'],
  '″': ['"', '“', '”', 'palců'],
  let: ['roky', 'roků', 'rok'],
  týdnů: ['týdny', 'týden'],
}
const GROUPED = /^\d{1,3}(?:[.\s]\d{3})+$/
const PLAIN = /^\d+$/
const WITH_TENTHS = /^\d+(?:[.,]\d)?$/

const withoutUnit = (text: string, unit: string | undefined): string => {
  if (unit === undefined) return text
  const written = [unit, ...(TYPED_UNITS[unit] ?? [])].find((each) =>
    text.toLowerCase().endsWith(each.toLowerCase()),
  )

  return written === undefined ? text : text.slice(0, -written.length).trimEnd()
}

const toNumber = (text: string, hasTenths: boolean): number | null => {
  if (GROUPED.test(text)) return Number(text.replace(/[.\s]/g, ''))
  if (hasTenths && WITH_TENTHS.test(text)) return Number(text.replace(',', '.'))

  return PLAIN.test(text) ? Number(text) : null
}

/**
 * Reads a number as people type it, with groups of thousands and with its own unit; null where it is none, is in
 * another unit or beyond what the attribute can be.
 * @example readNumber(mileage, '120 000 km') // 120000
 */
export const readNumber = (attribute: NumberAttribute, typed: string): number | null => {
  const text = typed.trim()
  if (text.length > MOST_SIGNS) return null
  const value = toNumber(withoutUnit(text, attribute.unit), attribute.hasTenths === true)

  return value !== null && value >= attribute.least && value <= attribute.most ? value : null
}

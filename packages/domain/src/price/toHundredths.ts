import { HUNDREDTHS } from './hundredths.ts'

const SUM = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:[.,](\d{1,2}))?(?:,[-–—])?(?:Kč|€)?$/i

const parseSum = (text: string): number => {
  const [, whole, part = ''] = SUM.exec(text.replace(/\s/g, '')) ?? []

  return whole === undefined
    ? Number.NaN
    : Number(whole.replaceAll('.', '')) * HUNDREDTHS + Number(part.padEnd(2, '0'))
}

/**
 * Turns a sum into hundredths, without floating-point error. A text may be written as people write
 * prices: spaces or points between thousands, a decimal comma or point, „,-“, „Kč“ or „€“ at the end.
 * @returns `null` when it is no such sum, negative or too large.
 * @example toHundredths('1 234,50 Kč') // 123450
 */
export const toHundredths = (sum: string | number): number | null => {
  const hundredths = typeof sum === 'string' ? parseSum(sum) : Math.round(sum * HUNDREDTHS)

  return Number.isSafeInteger(hundredths) && hundredths >= 0 ? hundredths : null
}

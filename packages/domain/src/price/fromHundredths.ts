import { HUNDREDTHS } from './hundredths.ts'

/**
 * Turns hundredths into the sum that people read.
 * @example fromHundredths(123450) // 1234.5
 */
export const fromHundredths = (hundredths: number): number => hundredths / HUNDREDTHS

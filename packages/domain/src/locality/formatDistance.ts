import { NBSP } from '../text/nbsp.ts'

/**
 * A step of distance in words: „v místě“, „do 10 km“.
 * @param step a result of `distanceStep`
 * @example formatDistance(10) // 'do 10 km'
 */
export const formatDistance = (step: number): string =>
  step === 0 ? `v${NBSP}místě` : `do${NBSP}${step}${NBSP}km`

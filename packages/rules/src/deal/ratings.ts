import { formatCount } from '@inzrt/domain/text'
import { DAY_MS } from '@inzrt/domain/time'
import { RATING_DAYS, RATING_STARS } from './dealLimits.ts'

const TENTHS = 10

/** Until when the two of a deal rate each other; from then on what one of them wrote is shown alone. */
export const ratingEnd = (handedOverAt: Date): Date =>
  new Date(handedOverAt.getTime() + RATING_DAYS * DAY_MS)

/**
 * An average as it is told, in tenths of a star.
 * @example averageStars(4.649) // 4.6
 */
export const averageStars = (average: number): number => Math.round(average * TENTHS) / TENTHS

/**
 * Stars in words, whole or in tenths.
 * @example starsText(4.6) // '4,6\u00a0z\u00a05'
 */
export const starsText = (stars: number): string =>
  `${formatCount(stars)}\u00a0z\u00a0${RATING_STARS.most}`

/**
 * What all ratings of somebody say.
 * @example ratingSummary({ average: 4.6, count: 12 }) // '4,6\u00a0z\u00a05 (12\u00a0hodnocení)'
 */
export const ratingSummary = ({ average, count }: { average: number; count: number }): string =>
  `${starsText(average)} (${formatCount(count)}\u00a0hodnocení)`

import { formatFigure } from './formatFigure.ts'
import type { Verdict } from './verdict.ts'

/**
 * The lowest and the highest round.
 * @example formatSpread({ lowest: 0.81, highest: 1.82 }) // '0.81–1.82'
 */
export const formatSpread = ({ lowest, highest }: NonNullable<Verdict['spread']>): string =>
  `${formatFigure(lowest)}–${formatFigure(highest)}`

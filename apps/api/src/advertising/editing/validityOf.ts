import type { Validity } from '@inzrt/domain/time'
import type { SectionNode } from '../../catalogue/sections/SectionNode.ts'

/** How long ads of a section are valid. */
export const validityOf = ({ validDays, validWeeks, validMonths }: SectionNode): Validity => ({
  days: validDays,
  weeks: validWeeks,
  months: validMonths,
})

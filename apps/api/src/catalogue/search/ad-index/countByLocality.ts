import type { AdIndex } from './AdIndex.ts'
import { rowsWithin } from './rowsWithin.ts'
import { tallyLocalities } from './tallyLocalities.ts'

/** Numbers of shown ads by the ids of their localities, of some sections or of a whole site. */
export const countByLocality = (
  index: AdIndex,
  sectionIds: readonly number[] | null,
  now: number,
): Map<number, number> => {
  const { validUntil } = index.columns
  const shown = rowsWithin(index, { sectionIds }, null).filter(
    (row) => (validUntil[row] as number) > now,
  )

  return tallyLocalities(index.columns, shown)
}

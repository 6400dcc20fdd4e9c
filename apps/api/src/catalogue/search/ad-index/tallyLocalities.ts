import type { Columns } from './Columns.ts'

/** Numbers of ads by the ids of their localities. */
export const tallyLocalities = (
  { localityId }: Columns,
  rows: Iterable<number>,
): Map<number, number> => {
  const counts = new Map<number, number>()
  for (const row of rows) {
    const locality = localityId[row] as number
    counts.set(locality, (counts.get(locality) ?? 0) + 1)
  }

  return counts
}

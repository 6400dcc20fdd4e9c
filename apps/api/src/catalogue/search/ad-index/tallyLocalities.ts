import type { Columns } from './Columns.ts'

/** Numbers of ads by the ids of their localities. */
export const tallyLocalities = (
  { localityId }: Columns,
  slots: Iterable<number>,
): Map<number, number> => {
  const counts = new Map<number, number>()
  for (const slot of slots) {
    const locality = localityId[slot] as number
    counts.set(locality, (counts.get(locality) ?? 0) + 1)
  }

  return counts
}

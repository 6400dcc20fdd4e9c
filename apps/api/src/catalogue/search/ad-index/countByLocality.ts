import type { AdIndex } from './AdIndex.ts'

/** Numbers of shown ads by the ids of their localities, of some sections or of a whole site. */
export const countByLocality = (
  { columns, slots }: AdIndex,
  sectionIds: readonly number[] | null,
  now: number,
): Map<number, number> => {
  const sections = sectionIds && new Set(sectionIds)
  const counts = new Map<number, number>()
  for (let slot = 0; slot < slots; slot += 1) {
    if (columns.isThere[slot] !== 1 || (columns.validUntil[slot] as number) <= now) continue
    if (sections && !sections.has(columns.sectionId[slot] as number)) continue
    const locality = columns.localityId[slot] as number
    counts.set(locality, (counts.get(locality) ?? 0) + 1)
  }

  return counts
}

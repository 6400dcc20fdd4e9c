import type { KnownPlace } from './KnownPlace.ts'

/** Numbers of ads by the ids of their localities. */
export type AdCounts = ReadonlyMap<number, number>

/** How many ads a place holds. */
export const adsIn = ({ localities }: KnownPlace, counts: AdCounts): number =>
  localities.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0)

import type { Area } from '../localities/places/Area.ts'
import type { AdIndex } from '../search/ad-index/AdIndex.ts'
import { TYPES } from '../search/ad-index/Columns.ts'
import type { AdCell } from './AdCell.ts'
import type { AdFilter } from './AdFilter.ts'
import type { AdScope } from './AdScope.ts'

const PRICES: readonly AdCell['price'][] = ['matching', 'other', 'none']
const [MATCHING, OTHER, NONE] = [0, 1, 2]

const priceIn =
  ({ priceFrom = 0, priceTo = Number.POSITIVE_INFINITY }: AdFilter) =>
  (crowns: number): number => {
    if (Number.isNaN(crowns)) return NONE

    return crowns >= priceFrom && crowns <= priceTo ? MATCHING : OTHER
  }

/** Which ids there are, as it is asked of very many ads: sets take three times as long. */
const flagsOf = (ids: readonly number[]): Uint8Array => {
  const flags = new Uint8Array(ids.reduce((most, id) => Math.max(most, id), 0) + 1)
  for (const id of ids) flags[id] = 1

  return flags
}

/** Calls back with slots among which are all of these sections and localities, and as few others as is cheap. */
const visitCandidates = (
  { bySection, byLocality }: AdIndex,
  sectionIds: readonly number[] | null,
  localityIds: readonly number[],
  onSlot: (slot: number) => void,
): void =>
  sectionIds && bySection.sizeOf(sectionIds) < byLocality.sizeOf(localityIds)
    ? bySection.visit(sectionIds, onSlot)
    : byLocality.visit(localityIds, onSlot)

/** Numbers of ads in an area by what the other filters ask for, from the index in memory: no counter knows places. */
export const countInArea = (
  index: AdIndex,
  { sectionIds, exceptId }: AdScope,
  filter: AdFilter,
  { distances }: Area,
): AdCell[] => {
  const { columns } = index
  const { sectionId, localityId, isThere } = columns
  const localityIds = [...distances.keys()]
  const sections = sectionIds && flagsOf(sectionIds)
  const localities = flagsOf(localityIds)
  const except = exceptId === null ? undefined : index.slotOf(exceptId)
  const priceOf = priceIn(filter)
  const counts = new Int32Array(TYPES.length * 2 * PRICES.length)
  visitCandidates(index, sectionIds, localityIds, (slot) => {
    if (sections && sections[sectionId[slot] as number] !== 1) return
    if (localities[localityId[slot] as number] !== 1) return
    if (isThere[slot] !== 1 || slot === except) return
    const price = priceOf(columns.crowns[slot] as number)
    const cell =
      ((columns.type[slot] as number) * 2 + (columns.hasImage[slot] as number)) * PRICES.length +
      price
    counts[cell] = (counts[cell] as number) + 1
  })

  return Array.from(counts).flatMap((adsCount, cell): AdCell[] =>
    adsCount === 0
      ? []
      : [
          {
            type: TYPES[Math.floor(cell / (2 * PRICES.length))] ?? 'offer',
            hasImage: Math.floor(cell / PRICES.length) % 2 === 1,
            price: PRICES[cell % PRICES.length] ?? 'none',
            adsCount,
          },
        ],
  )
}

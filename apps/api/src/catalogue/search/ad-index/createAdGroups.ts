import { withContentsOf } from './withContentsOf.ts'

const NONE = -1
const FIRST_GROUPS = 1_024
const FIRST_SLOTS = 1_024
/** More ids of localities than there are in the country, by far. */
const LOCALITIES_MAX = 2 ** 24

/** What a group has to know of an ad. Moments in milliseconds. */
export type GroupedAd = Readonly<{
  sectionId: number
  localityId: number
  /** The cell of the counters it is counted in. */
  cell: number
  sortAt: number
  toppedUntil: number
}>

const emptyFacts = (room: number, cells: number) => ({
  localityId: new Int32Array(room),
  /** The slot that was added last. */
  last: new Int32Array(room),
  /** At least as fresh as each of its ads. */
  freshest: new Float64Array(room).fill(Number.NEGATIVE_INFINITY),
  /** The same of those that are or were topped. */
  freshestTopped: new Float64Array(room).fill(Number.NEGATIVE_INFINITY),
  /** None of its ads is topped for longer. */
  toppedUntil: new Float64Array(room).fill(Number.NEGATIVE_INFINITY),
  counts: new Int32Array(room * cells),
})

/**
 * Slots of ads by section and locality: the ads of one section at one locality are a group. Of each group are known its
 * numbers of ads by cell and how fresh its ads are at most, so that a list within an area looks at few ads. Its slots
 * are a chain, four bytes an ad.
 */
export const createAdGroups = (cells: number) => {
  let facts = emptyFacts(FIRST_GROUPS, cells)
  let before = new Int32Array(FIRST_SLOTS)
  let size = 0
  const ofSection: number[][] = []
  const byKey = new Map<number, number>()

  const create = (key: number, { sectionId, localityId }: GroupedAd): number => {
    if (size === facts.last.length) facts = withContentsOf(emptyFacts(2 * size, cells), facts)
    const group = size
    size += 1
    byKey.set(key, group)
    facts.localityId[group] = localityId
    facts.last[group] = NONE
    const known = ofSection[sectionId]
    if (known) known.push(group)
    else ofSection[sectionId] = [group]

    return group
  }

  const groupOf = (ad: GroupedAd): number => {
    const key = ad.sectionId * LOCALITIES_MAX + ad.localityId

    return byKey.get(key) ?? create(key, ad)
  }

  const count = (group: number, { cell }: GroupedAd, difference: 1 | -1): void => {
    const at = group * cells + cell
    facts.counts[at] = (facts.counts[at] as number) + difference
  }

  const include = (group: number, ad: GroupedAd): void => {
    count(group, ad, 1)
    facts.freshest[group] = Math.max(facts.freshest[group] as number, ad.sortAt)
    if (ad.toppedUntil > Number.NEGATIVE_INFINITY)
      facts.freshestTopped[group] = Math.max(facts.freshestTopped[group] as number, ad.sortAt)
    facts.toppedUntil[group] = Math.max(facts.toppedUntil[group] as number, ad.toppedUntil)
  }

  return {
    get localityId(): Int32Array {
      return facts.localityId
    },
    get freshest(): Float64Array {
      return facts.freshest
    },
    get freshestTopped(): Float64Array {
      return facts.freshestTopped
    },
    get toppedUntil(): Float64Array {
      return facts.toppedUntil
    },
    /** Puts a slot, which was in no group before, into that of its ad. */
    add: (slot: number, ad: GroupedAd): void => {
      const group = groupOf(ad)
      if (slot >= before.length) {
        const more = new Int32Array(2 * slot)
        more.set(before)
        before = more
      }
      before[slot] = facts.last[group] as number
      facts.last[group] = slot
      include(group, ad)
    },
    /** An ad of a group has other facts than it had. */
    change: (was: GroupedAd, is: GroupedAd): void => {
      const group = groupOf(was)
      count(group, was, -1)
      include(group, is)
    },
    /** An ad is gone; its slot stays. */
    remove: (ad: GroupedAd): void => count(groupOf(ad), ad, -1),
    /** The groups of some sections, or of all, at localities that are flagged, or anywhere. */
    within: (sectionIds: readonly number[] | null, isThere: Uint8Array | null): number[] => {
      const found: number[] = []
      for (const groups of sectionIds ? sectionIds.map((id) => ofSection[id] ?? []) : ofSection)
        for (const group of groups ?? [])
          if (!isThere || isThere[facts.localityId[group] as number] === 1) found.push(group)

      return found
    },
    /** Numbers of ads of groups by cell. */
    countCells: (groups: readonly number[]): Int32Array => {
      const sums = new Int32Array(cells)
      for (const group of groups)
        for (let cell = 0; cell < cells; cell += 1)
          sums[cell] = (sums[cell] as number) + (facts.counts[group * cells + cell] as number)

      return sums
    },
    /** Calls back with each slot of a group, those of ads that are gone too. */
    visit: (group: number, onSlot: (slot: number) => void): void => {
      for (let slot = facts.last[group] as number; slot !== NONE; slot = before[slot] as number)
        onSlot(slot)
    },
  }
}

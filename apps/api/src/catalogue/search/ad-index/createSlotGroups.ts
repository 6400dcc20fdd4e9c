const NONE = -1
const FIRST_GROUPS = 256
const FIRST_SLOTS = 1_024

const grown = (numbers: Int32Array<ArrayBuffer>, room: number, fill: number) => {
  const more = new Int32Array(Math.max(room, 2 * numbers.length)).fill(fill)
  more.set(numbers)

  return more
}

/**
 * Slots of ads by what they have in common, as a section. Of each group the last slot is known, and of each slot the
 * one before it in its group: eight bytes an ad, however many groups there are.
 */
export const createSlotGroups = () => {
  let last = new Int32Array(FIRST_GROUPS).fill(NONE)
  let sizes = new Int32Array(FIRST_GROUPS)
  let before = new Int32Array(FIRST_SLOTS)

  return {
    /** Puts a slot, which was in no group before, into one. */
    add: (group: number, slot: number): void => {
      if (group >= last.length) {
        last = grown(last, group + 1, NONE)
        sizes = grown(sizes, group + 1, 0)
      }
      if (slot >= before.length) before = grown(before, slot + 1, NONE)
      before[slot] = last[group] as number
      last[group] = slot
      sizes[group] = (sizes[group] as number) + 1
    },
    /** Slots in any of these groups, those of ads that are gone too. */
    sizeOf: (groups: Iterable<number>): number => {
      let size = 0
      for (const group of groups) size += sizes[group] ?? 0

      return size
    },
    /** Calls back with each slot in any of these groups. */
    visit: (groups: Iterable<number>, onSlot: (slot: number) => void): void => {
      for (const group of groups)
        for (let slot = last[group] ?? NONE; slot !== NONE; slot = before[slot] as number)
          onSlot(slot)
    },
  }
}

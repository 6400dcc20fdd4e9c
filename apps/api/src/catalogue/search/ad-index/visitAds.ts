import type { LocalityIds } from '../../localities/Localities.ts'
import type { AdIndex } from './AdIndex.ts'

type Scope = Readonly<{
  /** null: of all. */
  sectionIds: readonly number[] | null
  /** null: anywhere. */
  at: LocalityIds | null
}>

/** Which ids there are, as it is asked of very many groups: sets take three times as long. */
const flagsOf = (ids: LocalityIds): Uint8Array => {
  let most = 0
  for (const id of ids.keys()) most = Math.max(most, id)
  const flags = new Uint8Array(most + 1)
  for (const id of ids.keys()) flags[id] = 1

  return flags
}

/** The groups of ads of sections at localities. */
export const groupsWithin = ({ groups }: AdIndex, { sectionIds, at }: Scope): readonly number[] =>
  groups.within(sectionIds, at && flagsOf(at))

/** Calls back with the slot of each ad there is in groups. */
export const visitAds = (
  { groups, columns: { isThere } }: AdIndex,
  within: readonly number[],
  onSlot: (slot: number) => void,
): void => {
  for (const group of within)
    groups.visit(group, (slot) => {
      if (isThere[slot] === 1) onSlot(slot)
    })
}

import type { AdIndex } from './AdIndex.ts'

/** Which ids there are, as it is asked of very many ads: sets take three times as long. */
const flagsOf = (ids: readonly number[]): Uint8Array => {
  const flags = new Uint8Array(ids.reduce((most, id) => Math.max(most, id), 0) + 1)
  for (const id of ids) flags[id] = 1

  return flags
}

type Scope = Readonly<{
  /** null: of all. */
  sectionIds: readonly number[] | null
  /** null: anywhere. */
  localityIds: readonly number[] | null
}>

/** Calls back with slots among which are all of a scope, and as few others as is cheap. */
const visitCandidates = (
  { bySection, byLocality, slots }: AdIndex,
  { sectionIds, localityIds }: Scope,
  onSlot: (slot: number) => void,
): void => {
  const inSections = sectionIds ? bySection.sizeOf(sectionIds) : slots
  const inLocalities = localityIds ? byLocality.sizeOf(localityIds) : slots
  if (sectionIds && inSections < inLocalities) bySection.visit(sectionIds, onSlot)
  else if (localityIds) byLocality.visit(localityIds, onSlot)
  else for (let slot = 0; slot < slots; slot += 1) onSlot(slot)
}

/** Calls back with the slot of each ad there is in these sections and localities. */
export const visitAds = (index: AdIndex, scope: Scope, onSlot: (slot: number) => void): void => {
  const { sectionId, localityId, isThere } = index.columns
  const sections = scope.sectionIds && flagsOf(scope.sectionIds)
  const localities = scope.localityIds && flagsOf(scope.localityIds)
  visitCandidates(index, scope, (slot) => {
    if (sections && sections[sectionId[slot] as number] !== 1) return
    if (localities && localities[localityId[slot] as number] !== 1) return
    if (isThere[slot] === 1) onSlot(slot)
  })
}

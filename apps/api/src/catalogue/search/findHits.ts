import type { AdIndex } from './ad-index/AdIndex.ts'
import type { Hits } from './ad-index/hitOrder.ts'
import { localityFlags } from './ad-index/localityFlags.ts'
import { addExtras } from './addExtras.ts'
import { findCandidates } from './findCandidates.ts'
import { BEST, createRank } from './rankAd.ts'
import type { SearchRequest } from './SearchRequest.ts'

/** Whether an ad may be found at all: valid, in the sections and at the place. What does not matter is not read. */
const createScope = ({ columns, highestLocality }: AdIndex, { scope, at, now }: SearchRequest) => {
  const sections = scope.sectionIds && new Set(scope.sectionIds)
  const isAt = at && localityFlags(at, highestLocality)

  return (row: number): boolean =>
    (columns.validUntil[row] as number) > now &&
    (!sections || sections.has(columns.sectionId[row] as number)) &&
    (!isAt || isAt[columns.localityId[row] as number] === 1)
}

/** Every ad that answers a query, with how well it does. Costs as much as there are ads with its words. */
export const findHits = (
  index: AdIndex,
  request: SearchRequest,
): Readonly<{ hits: Hits; isExact: boolean }> => {
  const { columns } = index
  const { scope, terms, codeOf } = request
  const isInScope = createScope(index, request)
  const rank = createRank({
    brand: scope.brand,
    wantedType: terms.type,
    hasOptional: terms.optional.length > 0,
    sections: request.sections,
    seekers: request.seekers,
  })
  const found = findCandidates(index, request, isInScope)
  const most = found.slots.length
  const slots = new Int32Array(most)
  const rows = new Int32Array(most)
  const relevance = new Float64Array(most)
  let count = 0
  for (let at = 0; at < most; at += 1) {
    const slot = found.slots[at] as number
    const row = index.rows[slot] as number
    if (!isInScope(row)) continue
    const section = columns.sectionId[row] as number
    slots[count] = slot
    rows[count] = row
    relevance[count] = rank(found.bits[at] as number, section, columns.type[row] as number)
    count += 1
  }
  const hits: Hits = {
    rows: rows.subarray(0, count),
    relevance: relevance.subarray(0, count),
    optional: new Int32Array(count),
  }
  addExtras(index, request, slots.subarray(0, count), hits)
  const hit = codeOf === null ? -1 : hits.rows.indexOf(index.rowOf(codeOf) ?? -1)
  if (hit >= 0) hits.relevance[hit] = BEST

  return { hits, isExact: found.isExact }
}

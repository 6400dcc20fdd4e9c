import type { AdScope } from '../../ads/AdScope.ts'
import type { Localities } from '../../localities/Localities.ts'
import type { AdIndex } from './AdIndex.ts'
import { createScratchBuffer } from './createScratchBuffer.ts'
import { localityFlags } from './localityFlags.ts'

const rowsBuffer = createScratchBuffer((length) => new Int32Array(length))

/**
 * Rows of the ads of sections at a place, save one ad; of each section those that came last stand first, so that the
 * first of an order by time are met early. Costs as much as there are ads in the sections; they are read from end to
 * end, so that a place costs little more than none.
 * @returns good until it is asked for the next rows
 */
export const rowsWithin = (
  { sections, columns, rowOf, highestLocality }: AdIndex,
  { sectionIds, exceptId = null }: Pick<AdScope, 'sectionIds'> & Partial<Pick<AdScope, 'exceptId'>>,
  at: Localities,
): Int32Array => {
  const isAt = localityFlags(at, highestLocality)
  const most = sections.count(sectionIds)
  const found = rowsBuffer(most)
  let first = most
  sections.visit(sectionIds, (from, to) => {
    const { localityId } = columns
    let next = first
    for (let row = from; row < to; row += 1)
      if (isAt[localityId[row] as number] === 1) {
        next -= 1
        found[next] = row
      }
    first = next
  })
  const rows = found.subarray(first, most)
  const except = exceptId === null ? undefined : rowOf(exceptId)

  return except === undefined ? rows : rows.filter((row) => row !== except)
}

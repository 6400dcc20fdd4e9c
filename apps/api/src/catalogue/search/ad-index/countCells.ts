import type { AdCell } from '../../ads/AdCell.ts'
import type { AdIndex } from './AdIndex.ts'
import { TYPES } from './Columns.ts'
import { PRICES } from './createChoice.ts'

/** Numbers of ads of one section. */
export type SectionCell = AdCell & { readonly sectionId: number }

/** How many of the ads each section has of each type, with and without picture, by how their prices stand to a filter. */
export const countCells = (
  { columns, highestSection }: AdIndex,
  slots: Iterable<number>,
  priceClass: (slot: number) => number,
): SectionCell[] => {
  const perType = 2 * PRICES.length
  const perSection = perType * TYPES.length
  const counts = new Int32Array((highestSection + 1) * perSection)
  for (const slot of slots) {
    const cell =
      (columns.sectionId[slot] as number) * perSection +
      (columns.type[slot] as number) * perType +
      priceClass(slot) * 2 +
      (columns.hasImage[slot] as number)
    counts[cell] = (counts[cell] as number) + 1
  }
  const cells: SectionCell[] = []
  for (const [cell, adsCount] of counts.entries())
    if (adsCount > 0)
      cells.push({
        sectionId: Math.floor(cell / perSection),
        type: TYPES[Math.floor((cell % perSection) / perType)] ?? 'offer',
        price: PRICES[Math.floor((cell % perType) / 2)] ?? 'none',
        hasImage: cell % 2 === 1,
        adsCount,
      })

  return cells
}

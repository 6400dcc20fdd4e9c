import type { AdCell } from '../../ads/AdCell.ts'
import type { AdIndex } from './AdIndex.ts'
import { CELLS, cellOf, toCells } from './cells.ts'

/** Numbers of ads of one section. */
export type SectionCell = AdCell & { readonly sectionId: number }

/** How many of the ads each section has of each type, with and without picture, by how their prices stand to a filter. */
export const countCells = (
  { columns, highestSection }: AdIndex,
  slots: Iterable<number>,
  priceClass: (slot: number) => number,
): SectionCell[] => {
  const { sectionId, type, hasImage } = columns
  const counts = new Int32Array((highestSection + 1) * CELLS)
  for (const slot of slots) {
    const section = sectionId[slot] as number
    const own = cellOf(type[slot] as number, priceClass(slot), hasImage[slot] as number)
    const cell = section * CELLS + own
    counts[cell] = (counts[cell] as number) + 1
  }

  return Array.from({ length: highestSection + 1 }, (_, section) =>
    toCells(counts.subarray(section * CELLS, (section + 1) * CELLS)).map((cell) => ({
      ...cell,
      sectionId: section,
    })),
  ).flat()
}

import type { AdCell } from '../../ads/AdCell.ts'
import type { AdIndex } from './AdIndex.ts'
import { CELLS, cellOf, toCells } from './cells.ts'

/** Numbers of ads of one section. */
export type SectionCell = AdCell & { readonly sectionId: number }

/** How many of the ads each section has of each type, with and without picture, by how their prices stand to a filter. */
export const countCells = (
  { columns, highestSection }: AdIndex,
  rows: Iterable<number>,
  priceClass: (row: number) => number,
): SectionCell[] => {
  const { sectionId, type, hasImage } = columns
  const counts = new Int32Array((highestSection + 1) * CELLS)
  for (const row of rows) {
    const section = sectionId[row] as number
    const own = cellOf(type[row] as number, priceClass(row), hasImage[row] as number)
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

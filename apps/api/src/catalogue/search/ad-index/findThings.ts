import type { AdIndex } from './AdIndex.ts'
import { isThere } from './Columns.ts'
import { type Postings, ZONES } from './Postings.ts'

const NAMED = ZONES.indexOf('named')
const HEAD = ZONES.indexOf('head')

/** Stems of what a thing is, and of what specifies it. */
export type ThingWords = Readonly<{ heads: readonly string[]; named: readonly string[] }>

/** An ad for such a thing; `isSame` where its heading names it by all of the words. */
export type FoundThing = Readonly<{ row: number; isSame: boolean }>

const zoneOf = (list: Postings, slot: number): number => {
  const place = list.seek(slot, 0)

  return place < list.length && list.slotAt(place) === slot ? list.zoneAt(place) : -1
}

/**
 * Ads whose headings are about a thing, those that came last first. Costs as much as the rarest of its heads has ads.
 * @param isWanted asked of each row that is there
 */
export const findThings = (
  { lists, rows, columns }: AdIndex,
  { heads, named }: ThingWords,
  isWanted: (row: number) => boolean,
  most: number,
): FoundThing[] => {
  const [rarest, ...others] = heads
    .map((stem) => lists.stems.find(stem))
    .toSorted((one, other) => one.length - other.length)
  const specifying = named.map((stem) => lists.stems.find(stem))
  const found: FoundThing[] = []
  if (!rarest) return found
  for (let place = rarest.length - 1; place >= 0 && found.length < most; place -= 1) {
    if (rarest.zoneAt(place) !== HEAD) continue
    const slot = rarest.slotAt(place)
    const row = rows[slot] as number
    if (!isThere(columns, row) || !isWanted(row)) continue
    if (others.every((list) => zoneOf(list, slot) === HEAD))
      found.push({ row, isSame: specifying.every((list) => zoneOf(list, slot) >= NAMED) })
  }

  return found
}

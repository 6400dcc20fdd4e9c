import { type Postings, ZONES } from '../Postings.ts'
import type { TermLists } from './listsOfTerm.ts'
import type { Marks } from './marks.ts'
import { bitsOfZone, MATCH } from './match.ts'

/** Adds to how an ad matches, if it is wanted. In this file, for its loops: called in another module they take 3 % longer. */
export const mark = (marks: Marks, slot: number, how: number): void => {
  const { bits, isWanted } = marks
  const known = bits[slot] as number
  if (known === 0) {
    if (isWanted && !isWanted(slot)) return
    marks.slots[marks.count] = slot
    marks.count += 1
  }
  bits[slot] = known | how
}

/** @param typed marks headings with these very words */
const markWord = (marks: Marks, list: Postings, typed: number): void => {
  for (let at = list.seek(marks.from, 0); at < list.length; at += 1) {
    const zone = list.zoneAt(at)
    mark(marks, list.slotAt(at), bitsOfZone(zone) | (zone > 0 ? typed : 0))
  }
}

/** A phrase is in the heading only with all its words. */
const bitsOfPhrase = (lowest: number, highest: number, typed: number): number =>
  lowest === 0 ? bitsOfZone(0) : bitsOfZone(highest) | typed

/** Ads with all words of a phrase: each list is read only near the ads of the shortest. */
const markPhrase = (marks: Marks, lists: readonly Postings[], typed: number): void => {
  const [shortest, ...others] = lists.toSorted((one, other) => one.length - other.length)
  if (!shortest) return
  const places = new Int32Array(others.length)
  for (let at = shortest.seek(marks.from, 0); at < shortest.length; at += 1) {
    const slot = shortest.slotAt(at)
    let lowest = shortest.zoneAt(at)
    let highest = lowest
    let which = 0
    for (; which < others.length; which += 1) {
      const list = others[which] as Postings
      const place = list.seek(slot, places[which] as number)
      places[which] = place
      if (place === list.length || list.slotAt(place) !== slot) break
      const zone = list.zoneAt(place)
      lowest = Math.min(lowest, zone)
      highest = Math.max(highest, zone)
    }
    if (which === others.length) mark(marks, slot, bitsOfPhrase(lowest, highest, typed))
  }
}

/** Beginnings of words that name things: a visitor still typing has not finished them. */
const markBeginnings = (marks: Marks, lists: readonly Postings[]): void => {
  const bits = MATCH.text | MATCH.heading | MATCH.named | MATCH.typed
  for (const list of lists)
    for (let at = list.seek(marks.from, 0); at < list.length; at += 1)
      mark(
        marks,
        list.slotAt(at),
        list.zoneAt(at) === ZONES.indexOf('head') ? bits | MATCH.head : bits,
      )
}

const markLists = (marks: Marks, lists: readonly Postings[], typed: number): void =>
  lists.length === 1 && lists[0]
    ? markWord(marks, lists[0], typed)
    : markPhrase(marks, lists, typed)

/** Marks ads that have a term, by its own words, another name or its beginning. */
export const markTerm = (marks: Marks, { own, others, beginnings }: TermLists): void => {
  markLists(marks, own, MATCH.typed)
  for (const lists of others) markLists(marks, lists, 0)
  markBeginnings(marks, beginnings)
}

import type { QueryTerm } from '@inzrt/domain/search'
import type { AdIndex } from '../AdIndex.ts'
import { listsOfTerm, type TermLists } from './listsOfTerm.ts'
import { type Marks, withMarks } from './marks.ts'
import { markTerm } from './markTerm.ts'
import { MATCH } from './match.ts'

/** Ads by their slots, and how each matches. */
export type Matches = Readonly<{ slots: Int32Array; bits: Uint8Array }>

const NOTHING: Matches = { slots: new Int32Array(), bits: new Uint8Array() }
const OF_THING = MATCH.named | MATCH.head

/** Of very common words only so many postings are read, those of the newest ads: of one word, and of several together. */
const READ_MAX = { one: 10_000, several: 250_000 } as const

/** Only the thing itself must be named or head; of other words it is enough that the heading has them. */
const forTerm = (bits: number, isHead: boolean): number => {
  if (isHead) return bits

  return bits & MATCH.heading ? bits | OF_THING : bits & ~OF_THING
}

/** The slot from which on ads are looked at; 0: all are. */
const firstSlot = (slots: number, terms: readonly TermLists[]): number => {
  const cost = terms.reduce((total, term) => total + term.cost, 0)
  const most = terms.length === 1 ? READ_MAX.one : READ_MAX.several

  return cost > most ? Math.floor(slots * (1 - most / cost)) : 0
}

const readAll = (marks: Marks, isHead: boolean): Matches => {
  const slots = marks.slots.slice(0, marks.count)
  const bits = new Uint8Array(slots.length)
  for (let at = 0; at < slots.length; at += 1)
    bits[at] = forTerm(marks.bits[slots[at] as number] as number, isHead)

  return { slots, bits }
}

const keepMarked = ({ slots, bits }: Matches, marks: Marks, isHead: boolean): Matches => {
  const left = { slots: new Int32Array(slots.length), bits: new Uint8Array(slots.length) }
  let count = 0
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] as number
    const how = (bits[at] as number) & forTerm(marks.bits[slot] as number, isHead)
    if (how === 0) continue
    left.slots[count] = slot
    left.bits[count] = how
    count += 1
  }

  return { slots: left.slots.subarray(0, count), bits: left.bits.subarray(0, count) }
}

/**
 * Ads that have every term: by its own words or another name of it, the last one, which may still be typed,
 * also by the beginning of a word. Costs as much as the words are common; where all ads are wanted no more than a bound,
 * which leaves out old ones.
 * @param isWanted asked of ads of a part of the site, which may be few: they are found however old they are
 * @returns `isExact` says that no old ads were left out
 */
export const matchTerms = (
  index: AdIndex,
  terms: readonly QueryTerm[],
  isWanted: ((slot: number) => boolean) | null = null,
): Matches & Readonly<{ isExact: boolean }> => {
  const lists = terms
    .map((term, at) => listsOfTerm(index.lists, term, at === terms.length - 1))
    .toSorted((one, other) => one.cost - other.cost)
  const [rarest, ...others] = lists
  if (!rarest || rarest.cost === 0) return { ...NOTHING, isExact: true }
  const from = isWanted ? 0 : firstSlot(index.slots, lists)
  const marking = (term: TermLists, read: (marks: Marks) => Matches): Matches =>
    withMarks(index, { from, isWanted }, (marks) => markTerm(marks, term), read)
  const matches = others.reduce(
    (left, term) =>
      left.slots.length === 0
        ? NOTHING
        : marking(term, (marks) => keepMarked(left, marks, term.isHead)),
    marking(rarest, (marks) => readAll(marks, rarest.isHead)),
  )

  return { ...matches, isExact: from === 0 }
}

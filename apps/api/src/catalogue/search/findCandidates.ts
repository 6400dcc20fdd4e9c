import type { AdIndex } from './ad-index/AdIndex.ts'
import { matchTerm } from './ad-index/matching/matchTerm.ts'
import { type Matches, matchTerms } from './ad-index/matching/matchTerms.ts'
import type { SearchRequest } from './SearchRequest.ts'

/** Where there are no words to find ads by, at most so many are taken, the newest. */
const NEWEST_MAX = 10_000

/** Slots of the newest ads that a condition holds for. */
const takeNewest = ({ slots, rows }: AdIndex, is: (row: number) => boolean): Int32Array => {
  const taken: number[] = []
  for (let slot = slots - 1; slot >= 0 && taken.length < NEWEST_MAX; slot -= 1)
    if (is(rows[slot] as number)) taken.push(slot)

  return Int32Array.from(taken)
}

type Candidates = Matches & Readonly<{ isExact: boolean }>

const withoutWords = (slots: Int32Array): Candidates => ({
  slots,
  bits: new Uint8Array(slots.length),
  isExact: slots.length < NEWEST_MAX,
})

const findByWords = (
  index: AdIndex,
  { scope, at, terms }: SearchRequest,
  isInScope: (row: number) => boolean,
): Candidates =>
  terms.terms.length > 0
    ? matchTerms(
        index,
        terms.terms,
        scope.sectionIds || at ? (slot) => isInScope(index.rows[slot] as number) : null,
      )
    : withoutWords(takeNewest(index, isInScope))

/** Ads found otherwise than by words: by who looks for whom, or by a printed code. */
const addOthers = (
  index: AdIndex,
  { seekers, codeOf }: SearchRequest,
  found: Candidates,
): Candidates => {
  const same = new Set(seekers.same)
  const { sectionId } = index.columns
  const coded = codeOf === null ? undefined : index.slotOf(codeOf)
  const seeking =
    same.size > 0
      ? takeNewest(index, (row) => same.has(sectionId[row] as number))
      : new Int32Array()
  const added = new Set(coded === undefined ? seeking : [...seeking, coded])
  if (added.size === 0) return found
  for (const slot of found.slots) added.delete(slot)
  const { length } = found.slots
  const slots = new Int32Array(length + added.size)
  const bits = new Uint8Array(slots.length)
  slots.set(found.slots)
  slots.set([...added], length)
  bits.set(found.bits)

  return {
    slots,
    bits,
    isExact: found.isExact && seeking.length < NEWEST_MAX,
  }
}

/** Takes away ads that have an excluded word. */
const takeExcluded = (
  index: AdIndex,
  { terms: { excluded } }: SearchRequest,
  found: Candidates,
): Candidates => {
  if (excluded.length === 0) return found
  const matches = excluded.map((term) => matchTerm(index, term, found.slots, { isTyped: false }))
  const isLeft = (_: number, at: number): boolean => matches.every((bits) => bits[at] === 0)

  return { ...found, slots: found.slots.filter(isLeft), bits: found.bits.filter(isLeft) }
}

/** Ads that may answer a query by their words, by whom they look for or by their printed code, in whatever scope. */
export const findCandidates = (
  index: AdIndex,
  request: SearchRequest,
  isInScope: (row: number) => boolean,
): Candidates =>
  takeExcluded(index, request, addOthers(index, request, findByWords(index, request, isInScope)))

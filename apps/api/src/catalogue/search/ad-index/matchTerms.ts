import type { Phrase, QueryTerm } from '@inzrt/domain/search'
import { LEXEME } from '../lexemes.ts'
import { mayBegin } from '../toTextQuery.ts'
import type { AdIndex, Lists } from './AdIndex.ts'
import { createScratchBuffer } from './createScratchBuffer.ts'
import { type Postings, ZONES } from './Postings.ts'

/** How an ad has what is looked for; every bit holds for all terms. */
export const MATCH = {
  /** Somewhere in its texts, be it as the beginning of a word. */
  text: 1,
  /** By whole words. */
  whole: 2,
  /** In its heading. */
  heading: 4,
  /** The thing is named by its heading, not only mentioned. */
  named: 8,
  /** The thing is what its heading is about. */
  head: 16,
  /** In its heading by the very words that were typed, not by other names. */
  typed: 32,
} as const

const IN_TEXT = MATCH.text | MATCH.whole
const IN_HEADING = IN_TEXT | MATCH.heading
const BITS_OF_ZONE = [
  IN_TEXT,
  IN_HEADING,
  IN_HEADING | MATCH.named,
  IN_HEADING | MATCH.named | MATCH.head,
] as const

const OF_THING = MATCH.named | MATCH.head

/** Which ads are looked at: from a slot on, and of those some; null: all. */
type Range = Readonly<{ from: number; isWanted: ((slot: number) => boolean) | null }>

/** How each ad matches, by its slot, while a term is read, and the slots that are marked, so many. */
type Marks = Range & { readonly bits: Uint8Array; readonly slots: Int32Array; count: number }

const markedBuffer = createScratchBuffer((length) => new Int32Array(length))

const mark = (marks: Marks, slot: number, how: number): void => {
  const { bits, isWanted } = marks
  const known = bits[slot] as number
  if (known === 0) {
    if (isWanted && !isWanted(slot)) return
    marks.slots[marks.count] = slot
    marks.count += 1
  }
  bits[slot] = known | how
}

const bitsOf = (lowest: number, highest: number): number =>
  lowest === 0 ? IN_TEXT : (BITS_OF_ZONE[highest] as number)

const markWord = (marks: Marks, list: Postings, own: number): void => {
  for (let at = list.seek(marks.from, 0); at < list.length; at += 1) {
    const zone = list.zoneAt(at)
    mark(marks, list.slotAt(at), (BITS_OF_ZONE[zone] as number) | (zone > 0 ? own : 0))
  }
}

/** Ads with all words of a phrase: each list is read only near the ads of the shortest. */
const markPhrase = (marks: Marks, lists: readonly Postings[], own: number): void => {
  const [shortest, ...others] = lists.toSorted((one, other) => one.length - other.length)
  if (!shortest) return
  const places = others.map(() => 0)
  for (let at = shortest.seek(marks.from, 0); at < shortest.length; at += 1) {
    const slot = shortest.slotAt(at)
    let lowest = shortest.zoneAt(at)
    let highest = lowest
    const isEverywhere = others.every((list, which) => {
      const place = list.seek(slot, places[which] as number)
      places[which] = place
      if (place === list.length || list.slotAt(place) !== slot) return false
      const zone = list.zoneAt(place)
      lowest = Math.min(lowest, zone)
      highest = Math.max(highest, zone)

      return true
    })
    if (isEverywhere) mark(marks, slot, bitsOf(lowest, highest) | (lowest > 0 ? own : 0))
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

type TermLists = Readonly<{
  own: readonly Postings[]
  others: readonly (readonly Postings[])[]
  beginnings: readonly Postings[]
  isHead: boolean
  /** How many postings are read at most. */
  cost: number
}>

const sum = (lists: readonly Postings[]): number =>
  lists.reduce((total, { length }) => total + length, 0)

const toLists = ({ stems, words }: Lists, term: QueryTerm, isTyped: boolean): TermLists => {
  const listsOf = (phrase: Phrase) => phrase.map((stem) => stems.find(stem))
  const [word] = term.words
  const isBeginning = isTyped && term.words.length === 1 && word && mayBegin(word.folded)
  const own = listsOf(term.words.map(({ stem }) => stem))
  const others = term.alternatives.map(listsOf)
  const beginnings = isBeginning ? words.beginningWith(word.folded) : []

  return {
    ...{ own, others, beginnings, isHead: term.isHead },
    cost: sum(own) + sum(beginnings) + others.reduce((total, lists) => total + sum(lists), 0),
  }
}

const markTerm = (marks: Marks, { own, others, beginnings }: TermLists): void => {
  const markLists = (lists: readonly Postings[], typed: number): void =>
    lists.length === 1 && lists[0]
      ? markWord(marks, lists[0], typed)
      : markPhrase(marks, lists, typed)
  markLists(own, MATCH.typed)
  for (const lists of others) markLists(lists, 0)
  markBeginnings(marks, beginnings)
}

/** Only the thing itself must be named or head; of other words it is enough that the heading has them. */
const forTerm = (bits: number, isHead: boolean): number => {
  if (isHead) return bits

  return bits & MATCH.heading ? bits | OF_THING : bits & ~OF_THING
}

/** Has ads marked, reads the marks and takes them away again. */
const withMarks = <Result>(
  index: AdIndex,
  range: Range,
  fill: (marks: Marks) => void,
  read: (marks: Marks) => Result,
): Result => {
  const marks: Marks = {
    ...range,
    ...{ bits: index.marks, slots: markedBuffer(index.slots), count: 0 },
  }
  try {
    fill(marks)

    return read(marks)
  } finally {
    for (let at = 0; at < marks.count; at += 1) marks.bits[marks.slots[at] as number] = 0
  }
}

/** Ads by their slots, and how each matches. */
export type Matches = Readonly<{ slots: Int32Array; bits: Uint8Array }>

const NOTHING: Matches = { slots: new Int32Array(), bits: new Uint8Array() }

/** Of very common words only so many postings are read, those of the newest ads: of one word, and of several together. */
const READ_MAX = { one: 10_000, several: 250_000 } as const

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
    .map((term, at) => toLists(index.lists, term, at === terms.length - 1))
    .toSorted((one, other) => one.cost - other.cost)
  const [rarest, ...others] = lists
  if (!rarest || rarest.cost === 0) return { ...NOTHING, isExact: true }
  const from = isWanted ? 0 : firstSlot(index.slots, lists)
  const range = { from, isWanted }
  const fill = (term: TermLists) => (marks: Marks) => markTerm(marks, term)
  const first = withMarks(index, range, fill(rarest), (marks) => readAll(marks, rarest.isHead))
  const matches = others.reduce(
    (left, term) =>
      left.slots.length === 0
        ? NOTHING
        : withMarks(index, range, fill(term), (marks) => keepMarked(left, marks, term.isHead)),
    first,
  )

  return { ...matches, isExact: from === 0 }
}

/** From the first of some slots on: lists need not be read before it. */
const fromLowest = (slots: Int32Array): Range => ({
  from: slots.reduce((least, slot) => Math.min(least, slot), Number.POSITIVE_INFINITY),
  isWanted: null,
})

/**
 * How some ads have a term, by `MATCH`, in their order; 0: not at all. One that may still be typed is met as the beginning
 * of a word too.
 */
export const matchTerm = (
  index: AdIndex,
  term: QueryTerm,
  slots: Int32Array,
  { isTyped }: Readonly<{ isTyped: boolean }>,
): Uint8Array => {
  const lists = toLists(index.lists, term, isTyped)

  return withMarks(
    index,
    fromLowest(slots),
    (marks) => markTerm(marks, lists),
    ({ bits }) => Uint8Array.from(slots, (slot) => bits[slot] as number),
  )
}

/** Ads in whose headings a word stands with other accents than typed, which makes it another word. */
const markOtherAccents = (marks: Marks, { stems, accents }: Lists, stem: string, root: string) => {
  const list = stems.find(stem)
  for (let at = list.seek(marks.from, 0); at < list.length; at += 1)
    if (list.zoneAt(at) > 0) mark(marks, list.slotAt(at), 1)
  for (const same of [accents.find(LEXEME.root(root)), accents.find(LEXEME.unaccented(stem))])
    for (let at = same.seek(marks.from, 0); at < same.length; at += 1)
      marks.bits[same.slotAt(at)] = 0
}

/** Which of some ads have no typed word with other accents in their heading, in their order; 0: this one has. */
export const haveSameAccents = (
  index: AdIndex,
  terms: readonly QueryTerm[],
  slots: Int32Array,
): Uint8Array => {
  const are = new Uint8Array(slots.length).fill(1)
  for (const { stem, root } of terms.flatMap((term) => term.words))
    if (root !== null)
      withMarks(
        index,
        fromLowest(slots),
        (marks) => markOtherAccents(marks, index.lists, stem, root),
        ({ bits }) => {
          for (let at = 0; at < slots.length; at += 1)
            if (bits[slots[at] as number] !== 0) are[at] = 0
        },
      )

  return are
}

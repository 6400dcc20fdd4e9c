import {
  type AdFacts,
  type Columns,
  createColumns,
  growColumns,
  NEVER,
  NOWHERE,
  writeFacts,
} from './Columns.ts'
import { createSectionRows } from './createSectionRows.ts'
import { hashText } from './hashText.ts'
import { readVectors } from './readVectors.ts'
import { WordLists } from './WordLists.ts'
import { withContentsOf } from './withContentsOf.ts'

/** An ad as it is put in: its words as PostgreSQL keeps them. */
export type IndexedAd = AdFacts & Readonly<{ headingWords: string; allWords: string }>

/** Lists of ads by what their words are. */
export type Lists = Readonly<{
  stems: WordLists
  /** Whole words that name the thing, for one who still types. */
  words: WordLists
  /** Stems of headings with their accents, and those written without. */
  accents: WordLists
}>

const FIRST_ROOM = 1_024
/** With so many ads gone, rewriting all lists is worth it. */
const GONE_SHARE = 0.3

const emptyLists = (): Lists => ({
  stems: new WordLists(),
  words: new WordLists(),
  accents: new WordLists(),
})

const emptySlots = (room: number) => ({
  /** The row of the slot's ad. */
  rows: new Int32Array(room),
  /** Of a query while it is answered; clean between queries. */
  marks: new Uint8Array(room),
})

/**
 * The published ads of a site in memory, by the words they are found by and by their section. Each takes a slot, in the
 * order they come, and a row beside the others of its section. One of which words or section change takes new ones, so
 * that lists of words only ever grow at their end.
 */
export const createAdIndex = () => {
  let columns = createColumns(FIRST_ROOM)
  let bySlot = emptySlots(FIRST_ROOM)
  const lists = emptyLists()
  const sections = createSectionRows()
  let slots = 0
  let gone = 0
  let highestSection = 0
  let highestLocality = 0
  let version = 0
  const slotById = new Map<number, number>()

  const addWords = (slot: number, ad: IndexedAd): void => {
    const { stems, words, accents } = readVectors(ad)
    for (const [stem, zone] of stems) lists.stems.add(stem, slot, zone)
    for (const [word, zone] of words) lists.words.add(word, slot, zone)
    for (const accent of accents) lists.accents.add(accent, slot, 0)
  }

  const add = (ad: IndexedAd, words: number): void => {
    const row = sections.take(ad.sectionId)
    if (sections.size > columns.id.length) columns = growColumns(columns, 2 * sections.size)
    if (slots === bySlot.rows.length) bySlot = withContentsOf(emptySlots(2 * slots), bySlot)
    const slot = slots
    slots += 1
    slotById.set(ad.id, slot)
    bySlot.rows[slot] = row
    writeFacts(columns, row, ad)
    columns.words[row] = words
    addWords(slot, ad)
  }

  const rowOf = (id: number): number | undefined => {
    const slot = slotById.get(id)

    return slot === undefined ? undefined : bySlot.rows[slot]
  }

  const remove = (id: number): void => {
    const row = rowOf(id)
    if (row === undefined) return
    version += 1
    columns.localityId[row] = NOWHERE
    columns.validUntil[row] = NEVER
    slotById.delete(id)
    gone += 1
  }

  return {
    /** By row. */
    get columns(): Columns {
      return columns
    },
    /** Rows of slots. */
    get rows(): Int32Array {
      return bySlot.rows
    },
    /** By slot. */
    get marks(): Uint8Array {
      return bySlot.marks
    },
    get lists(): Lists {
      return lists
    },
    /** Slots that were taken, those of ads that are gone too. */
    get slots(): number {
      return slots
    },
    get highestSection(): number {
      return highestSection
    },
    get highestLocality(): number {
      return highestLocality
    },
    /** Another one whenever anything in it has changed. */
    get version(): number {
      return version
    },
    /** Ads that are there. */
    get size(): number {
      return slotById.size
    },
    /** So many are gone that it should be rebuilt. */
    get isSparse(): boolean {
      return gone > FIRST_ROOM && gone > slots * GONE_SHARE
    },
    sections,
    rowOf,
    slotOf: (id: number): number | undefined => slotById.get(id),
    /** Puts an ad in, or in the place of what was known of it. */
    put: (ad: IndexedAd): void => {
      version += 1
      const words = hashText(ad.headingWords, ad.allWords)
      const row = rowOf(ad.id)
      highestSection = Math.max(highestSection, ad.sectionId)
      highestLocality = Math.max(highestLocality, ad.localityId)
      const isKept =
        row !== undefined && columns.words[row] === words && columns.sectionId[row] === ad.sectionId
      if (isKept) {
        writeFacts(columns, row, ad)
      } else {
        remove(ad.id)
        add(ad, words)
      }
    },
    remove,
    /** Gives back memory kept for more ads; worth it once all are in. */
    trim: (): void => {
      for (const list of Object.values(lists)) list.trim()
    },
  }
}

export type AdIndex = ReturnType<typeof createAdIndex>

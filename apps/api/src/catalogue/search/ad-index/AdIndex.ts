import { type AdFacts, type Columns, createColumns, growColumns, writeFacts } from './Columns.ts'
import { CELLS, cellOf, MATCHING, NONE } from './cells.ts'
import { createAdGroups, type GroupedAd } from './createAdGroups.ts'
import { hashText } from './hashText.ts'
import { readVectors } from './readVectors.ts'
import { WordLists } from './WordLists.ts'

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
/** So many ads that are gone are worth writing all lists anew. */
const GONE_SHARE = 0.3

const emptyLists = (): Lists => ({
  stems: new WordLists(),
  words: new WordLists(),
  accents: new WordLists(),
})

const groupedAd = (columns: Columns, slot: number): GroupedAd => {
  const price = Number.isNaN(columns.crowns[slot]) ? NONE : MATCHING

  return {
    sectionId: columns.sectionId[slot] as number,
    localityId: columns.localityId[slot] as number,
    cell: cellOf(columns.type[slot] as number, price, columns.hasImage[slot] as number),
    sortAt: columns.sortAt[slot] as number,
    toppedUntil: columns.toppedUntil[slot] as number,
  }
}

/**
 * The published ads of a site in memory, by the words they are found by, their section and their place. Each takes a
 * slot; one of which any of these changes takes a new one, so that lists only ever grow at their end.
 */
export const createAdIndex = () => {
  let columns = createColumns(FIRST_ROOM)
  const lists = emptyLists()
  const groups = createAdGroups(CELLS)
  let slots = 0
  let gone = 0
  let highestSection = 0
  let version = 0
  const slotById = new Map<number, number>()

  const addWords = (slot: number, ad: IndexedAd): void => {
    const { stems, words, accents } = readVectors(ad)
    for (const [stem, zone] of stems) lists.stems.add(stem, slot, zone)
    for (const [word, zone] of words) lists.words.add(word, slot, zone)
    for (const accent of accents) lists.accents.add(accent, slot, 0)
  }

  const add = (ad: IndexedAd, words: number): void => {
    if (slots === columns.id.length) columns = growColumns(columns, 2 * slots)
    const slot = slots
    slots += 1
    slotById.set(ad.id, slot)
    writeFacts(columns, slot, ad)
    columns.words[slot] = words
    columns.isThere[slot] = 1
    groups.add(slot, groupedAd(columns, slot))
    addWords(slot, ad)
  }

  const isWhereItWas = (slot: number, ad: IndexedAd, words: number): boolean =>
    columns.words[slot] === words &&
    columns.sectionId[slot] === ad.sectionId &&
    columns.localityId[slot] === ad.localityId

  const remove = (id: number): void => {
    const slot = slotById.get(id)
    if (slot === undefined) return
    version += 1
    columns.isThere[slot] = 0
    groups.remove(groupedAd(columns, slot))
    slotById.delete(id)
    gone += 1
  }

  return {
    get columns(): Columns {
      return columns
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
    /** Another one whenever anything in it has changed. */
    get version(): number {
      return version
    },
    /** Ads that are there. */
    get size(): number {
      return slotById.size
    },
    /** So many are gone that it should be made anew. */
    get isSparse(): boolean {
      return gone > FIRST_ROOM && gone > slots * GONE_SHARE
    },
    groups,
    slotOf: (id: number): number | undefined => slotById.get(id),
    /** Puts an ad in, or in the place of what was known of it. */
    put: (ad: IndexedAd): void => {
      version += 1
      const words = hashText(ad.headingWords, ad.allWords)
      const slot = slotById.get(ad.id)
      highestSection = Math.max(highestSection, ad.sectionId)
      if (slot !== undefined && isWhereItWas(slot, ad, words)) {
        const was = groupedAd(columns, slot)
        writeFacts(columns, slot, ad)
        groups.change(was, groupedAd(columns, slot))
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

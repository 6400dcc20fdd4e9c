import { stem, tokenize } from '@inzrt/domain/search'
import { foldLetters } from '@inzrt/domain/text'
import MiniSearch from 'minisearch'
import type { CatalogueAd } from '../readCatalogue.ts'
import { FIRST, type FoundAd, type Search } from './Search.ts'

/** An engine in memory, with the product's stems instead of whole words. */
export const createMiniSearch = (ads: readonly CatalogueAd[]): Search => {
  const engine = new MiniSearch<CatalogueAd>({
    fields: ['heading', 'content'],
    storeFields: ['heading', 'type', 'sectionSlug', 'brand'],
    tokenize: (text) => tokenize(foldLetters(text)),
    processTerm: (word) => stem(word),
    searchOptions: { boost: { heading: 2 }, prefix: true, fuzzy: 0.2 },
  })
  engine.addAll([...ads])

  return async (brand, query) =>
    engine
      .search(query, { filter: (found) => found.brand === brand })
      .slice(0, FIRST)
      .map((found) => found as unknown as FoundAd)
}

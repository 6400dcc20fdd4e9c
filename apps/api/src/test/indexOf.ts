import { createAdIndex } from '../catalogue/search/ad-index/AdIndex.ts'
import { toWordVectors } from '../catalogue/search/toWordVectors.ts'

const FACTS = {
  ...({ sectionId: 1, localityId: 1, type: 'offer', hasImage: false, crowns: null } as const),
  priceOrder: null,
  sortAt: 0,
  createdAt: 0,
  toppedUntil: null,
  validUntil: null,
  attributeSet: null,
  attributes: {},
}

/** A published ad as the index takes it, of which nothing but its words counts. */
export const indexedAd = (id: number, heading: string, content = '') => ({
  ...FACTS,
  id,
  ...toWordVectors({ heading, content }),
})

/** An index of ads with these headings, whose ids count from one. */
export const indexOf = (headings: readonly string[], content = '') => {
  const index = createAdIndex()
  for (const [at, heading] of headings.entries()) index.put(indexedAd(at + 1, heading, content))

  return index
}

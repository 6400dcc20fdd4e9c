import { searchCall } from '@inzrt/contracts/browse/search'
import type { SectionSuggest } from '@inzrt/ui/ad-form/section/useSuggestedSections.ts'
import { browserApi } from '../../shell/api/browserApi.ts'

/** Sections where others put what a text names (V004); none where the search does not answer. */
export const suggestSections: SectionSuggest = async (text) => {
  const answer = await browserApi.call(searchCall, {
    query: { q: text, include: ['section'], perPage: 1 },
  })
  if (!answer.ok) return []

  return answer.data.sections.data.filter(({ isOwn }) => isOwn).map(({ slug }) => slug)
}

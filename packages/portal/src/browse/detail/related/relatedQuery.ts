import { RELATED_PER_PAGE } from '@inzrt/rules/limits'

/** What is asked of a section for the ads beside one of its own. */
export const relatedQuery = (slug: string) => ({
  include: ['advertisements' as const],
  perPage: RELATED_PER_PAGE,
  page: 1,
  except: slug,
})

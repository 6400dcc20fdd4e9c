import { searchCall } from '@inzrt/contracts/browse/search'
import { SEARCH_MIN_CHARS } from '@inzrt/rules/limits'
import type { AdType, SortKey } from '@inzrt/rules/listing'
import useSWR from 'swr'
import { useSnapshot } from 'valtio'
import { browserApi } from '../../shell/api/browserApi.ts'
import { searchStore } from '../../shell/stores/searchStore.ts'
import { showFailure } from '../../shell/stores/showFailure.ts'

/** Rows the panel has room for. */
const PANEL_ROWS = 8

type Question = Readonly<{
  q: string
  sort: SortKey
  types: readonly AdType[]
  place: string | null
  includeSp: boolean
}>

const ask = async ({ q, sort, types, place, includeSp }: Question) => {
  const answer = await browserApi.call(searchCall, {
    query: {
      q,
      include: ['section'],
      sort,
      place: place ?? undefined,
      'types[]': types.length > 0 ? [...types] : undefined,
      includeSp: includeSp || undefined,
      perPage: PANEL_ROWS,
    },
  })
  if (!answer.ok) {
    showFailure('search', answer.error)
    throw new Error(answer.error.kind)
  }

  return answer
}

/**
 * Results of what is typed. Each question has its own place in the cache, so an answer that comes late
 * never replaces a newer one; while a new one is awaited the last results stay.
 */
export const useLiveSearch = () => {
  const { term, asked, order, types, place, includeSister } = useSnapshot(searchStore)
  const typed = (term ?? '').trim()
  const question: Question = { q: asked, sort: order, types, place, includeSp: includeSister }
  const { data, error, isLoading } = useSWR(asked ? question : null, ask, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  })

  if (typed.length < SEARCH_MIN_CHARS) return { status: 'short' as const, answer: undefined }
  if (isLoading || asked !== typed) return { status: 'loading' as const, answer: data }

  return error
    ? { status: 'failed' as const, answer: undefined }
    : { status: 'done' as const, answer: data }
}

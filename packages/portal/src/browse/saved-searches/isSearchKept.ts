import { listSavedSearchesCall } from '@inzrt/contracts/account/account'
import { browserApi } from '../../shell/api/browserApi.ts'
import { queryOf } from './queryOf.ts'

/** Whether the account keeps the search of an address and is told of its news. */
export const isSearchKept = async (href: string): Promise<boolean> => {
  const answer = await browserApi.call(listSavedSearchesCall)

  return (
    answer.ok &&
    answer.data.some(({ query, frequency }) => query === queryOf(href) && frequency !== 'none')
  )
}

import { changeSearchCall, type SavedSearch } from '@inzrt/contracts/account/savedSearch'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Says how often a kept search is watched. */
export const changeSearch = (
  api: ApiClient,
  id: number,
  frequency: SavedSearch['frequency'],
  options?: CallOptions,
) => api.call(changeSearchCall, { params: { searchId: String(id) }, body: { frequency } }, options)

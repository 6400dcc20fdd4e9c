import { createAdvertisementCall } from '@inzrt/contracts/ads/advertisementEdit'
import type { BodyOf, QueryOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'
import { proveWork } from '../work/proveWork.ts'

/** Places an ad; send an idempotency key so that a repeated press places it once. */
export const createAdvertisement = async (
  api: ApiClient,
  body: BodyOf<typeof createAdvertisementCall>,
  query: QueryOf<typeof createAdvertisementCall> = {},
  options?: CallOptions,
) => {
  const work = await proveWork(api, options)
  if (!work.ok) return work
  const headers = { ...options?.headers, ...work.headers }

  return api.call(createAdvertisementCall, { body, query }, { ...options, headers })
}

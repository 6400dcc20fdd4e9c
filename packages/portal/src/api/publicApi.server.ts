import 'server-only'
import type { ApiClient } from '@inzrt/api-client/ApiClient'
import { createApiClient } from '@inzrt/api-client/createApiClient'
import { INTERNAL_HEADERS } from '@inzrt/contracts/headers'
import type { Brand } from '../brand/Brand.ts'
import { settings } from '../settings/settings.server.ts'

const TIMEOUT_MS = 4000

let known: ApiClient | undefined

/** The API as a server render asks it: for this brand, and never with anything of the visitor's. */
export const publicApi = (brand: Brand): ApiClient => {
  known ??= createApiClient({
    baseUrl: settings().API_URL,
    headers: {
      [INTERNAL_HEADERS.key]: settings().INTERNAL_KEY,
      [INTERNAL_HEADERS.brand]: brand.id,
    },
    timeout: TIMEOUT_MS,
    retries: 1,
  })

  return known
}

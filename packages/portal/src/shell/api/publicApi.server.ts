import 'server-only'
import type { ApiClient } from '@inzrt/api-client/ApiClient'
import { createApiClient } from '@inzrt/api-client/createApiClient'
import { AGE_PROVED, INTERNAL_HEADERS } from '@inzrt/contracts/wire/headers'
import { headers } from 'next/headers'
import type { Brand } from '../brand/Brand.ts'
import { clockedFetch } from '../clock/currentTime.ts'
import { settings } from '../settings/settings.server.ts'

const TIMEOUT_MS = 2500

const known = new Map<Brand['id'], ApiClient>()

/** The bff says how new a page has to be, and the api has to know so much. */
const fetchForPage: typeof fetch = async (input, init) => {
  const position = (await headers()).get(INTERNAL_HEADERS.position)
  if (position === null) return clockedFetch(input, init)
  const request = new Request(input, init)
  request.headers.set(INTERNAL_HEADERS.position, position)

  return clockedFetch(request)
}

const create = (brand: Brand): ApiClient =>
  createApiClient({
    baseUrl: settings().API_URL,
    headers: {
      [INTERNAL_HEADERS.key]: settings().INTERNAL_KEY,
      [INTERNAL_HEADERS.brand]: brand.id,
      // The page says which proof it needs, and the bff asks for it.
      [INTERNAL_HEADERS.age]: AGE_PROVED,
    },
    fetch: fetchForPage,
    timeout: TIMEOUT_MS,
    retries: 1,
  })

/** The API as a server render asks it: for this brand, and never with anything of the visitor's. */
export const publicApi = (brand: Brand): ApiClient => {
  const api = known.get(brand.id) ?? create(brand)
  known.set(brand.id, api)

  return api
}

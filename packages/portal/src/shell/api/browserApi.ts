import { createApiClient } from '@inzrt/api-client/createApiClient'
import { CSRF_HEADER } from '@inzrt/contracts/wire/headers'
import { clockedFetch } from '../clock/currentTime.ts'
import { watchSession } from '../session/watchSession.ts'

/** The API as a page asks it: through its own origin, where the bff adds what the browser must not know. */
export const browserApi = watchSession(
  createApiClient({
    baseUrl: '',
    fetch: clockedFetch,
    headers: { [CSRF_HEADER]: '1' },
    retries: 1,
  }),
)

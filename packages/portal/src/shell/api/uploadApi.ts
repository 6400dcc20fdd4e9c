import { createApiClient } from '@inzrt/api-client/createApiClient'
import { CSRF_HEADER } from '@inzrt/contracts/wire/headers'
import { watchSession } from '../session/watchSession.ts'

/** A weak signal needs its time. */
const UPLOAD_MS = 60_000

/** The API as a page sends photos to it. */
export const uploadApi = watchSession(
  createApiClient({ baseUrl: '', headers: { [CSRF_HEADER]: '1' }, timeout: UPLOAD_MS }),
)

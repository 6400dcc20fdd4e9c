import { refuse } from '../../answers/refuse.ts'
import { hasBody, readBody } from '../../request/readBody.ts'
import type { CallRoute } from '../../routes/CallRoute.ts'
import { askApi } from '../../session/calls/askApi.ts'
import { passOn } from '../../session/calls/passOn.ts'
import { ConcurrencyLimit } from '../../upstream/ConcurrencyLimit.ts'
import type { DoorContext } from '../DoorContext.ts'
import type { Visit } from '../Visit.ts'

/** Photos held in memory at once; each takes up to ten megabytes. */
const HELD = new ConcurrencyLimit({ active: 8, waiting: 24, waitMs: 4_000 }, () =>
  performance.now(),
)

/**
 * Takes a photo whole, so that a slow phone never holds the api, and hands it on. One visitor sends a few
 * at a time: slow ones must leave places to others.
 */
export const answerUpload = async (
  visit: Visit,
  call: CallRoute,
  context: DoorContext,
): Promise<void> => {
  const { supportEmail } = context.config
  if (!hasBody(visit.request)) return refuse(visit, 400, { supportEmail })
  const taken = await context.photoPlaces.within(visit.client, () => take(visit, call, context))
  if (taken === null) refuse(visit, 429, { supportEmail, retryAfter: 2, close: true })
}

const take = async (visit: Visit, call: CallRoute, context: DoorContext): Promise<true> => {
  const { supportEmail } = context.config
  if (!(await HELD.enter())) {
    refuse(visit, 503, { supportEmail, retryAfter: 2, close: true })
    return true
  }
  try {
    const read = await readBody(visit.request, visit.response, call.bodyBytes)
    if (read.kind === 'body') passOn(visit, await askApi({ visit, call, body: read.body, context }))
    else refuse(visit, read.kind === 'too-large' ? 413 : 400, { supportEmail, close: true })
    return true
  } finally {
    HELD.leave()
  }
}

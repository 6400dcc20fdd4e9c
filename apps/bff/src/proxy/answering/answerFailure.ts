import { READ_ONLY_MESSAGE } from '@inzrt/contracts/wire/codes'
import { refuse } from '../../answers/refuse.ts'
import { placeOf } from '../../operations/placeOf.ts'
import { UpstreamFailure } from '../../upstream/UpstreamFailure.ts'
import type { ProxyParts } from '../ProxyParts.ts'
import type { RequestContext } from '../RequestContext.ts'

const FAULT_OF_OURS = 503

const READ_ONLY = { text: READ_ONLY_MESSAGE, code: 'read_only' } as const

/** Told by the metrics; a line for each would drown the log just when it is needed. */
const EXPECTED = new Set(['busy', 'resting', 'readOnly'])

/**
 * Whatever went wrong becomes 502, 503 or 504 and never 500: on a 500 the sites log their visitor out.
 * The text of the error stays inside.
 */
export const answerFailure = (
  context: RequestContext,
  error: unknown,
  { log, config }: ProxyParts,
): void => {
  const failure = error instanceof UpstreamFailure ? error : null
  if (failure?.kind === 'cancelled') return void context.response.destroy()

  const kind = failure?.kind ?? 'fault'
  if (!EXPECTED.has(kind)) {
    const stack = !failure && error instanceof Error ? { stack: placeOf(error) } : {}
    log.failure({ requestId: context.id, route: context.route, kind, ...stack })
  }
  if (context.response.headersSent) return void context.response.destroy()
  refuse(context, failure?.status ?? FAULT_OF_OURS, {
    supportEmail: config.supportEmail,
    retryAfter: failure?.retryAfter ?? 2,
    ...(kind === 'readOnly' && READ_ONLY),
  })
}

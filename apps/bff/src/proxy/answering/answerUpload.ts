import { networkOf } from '@inzrt/rules/session'
import { refuse } from '../../answers/refuse.ts'
import { HeldBytes } from '../../limits/HeldBytes.ts'
import { hasBody, readBody } from '../../request/readBody.ts'
import type { CallRoute } from '../../routes/CallRoute.ts'
import { askApi } from '../../session/calls/askApi.ts'
import { passOn } from '../../session/calls/passOn.ts'
import { ConcurrencyLimit } from '../../upstream/ConcurrencyLimit.ts'
import type { ProxyParts } from '../ProxyParts.ts'
import type { RequestContext } from '../RequestContext.ts'

/** Photos that have come and are with the api: it makes two at a time. */
const WITH_API = new ConcurrencyLimit({ active: 8, waiting: 64, waitMs: 4_000 }, () =>
  performance.now(),
)
/** Eight photos of the largest size, and many more of those that come slowly. */
const HELD = new HeldBytes(80 * 1024 * 1024)

const STATUS = { 'too-large': 413, broken: 400, displaced: 429 } as const

type Displaced = Readonly<{ kind: 'displaced' }>

/**
 * Takes a photo whole, so that a slow phone never holds the api, and hands it on. One visitor sends a few at a time,
 * and a photo on its way holds nothing but what has come of it.
 */
export const answerUpload = async (
  context: RequestContext,
  call: CallRoute,
  parts: ProxyParts,
): Promise<void> => {
  const { supportEmail } = parts.config
  if (!hasBody(context.request)) return refuse(context, 400, { supportEmail })
  const taken = await parts.photoPlaces.run(context.client, () => take(context, call, parts))
  if (taken === null) refuse(context, 429, { supportEmail, retryAfter: 2, close: true })
}

const take = async (context: RequestContext, call: CallRoute, parts: ProxyParts): Promise<true> => {
  const { supportEmail } = parts.config
  const { promise, resolve } = Promise.withResolvers<Displaced>()
  const holding = HELD.begin(context.client, () => resolve({ kind: 'displaced' }))
  try {
    const { request, response } = context
    const reading = readBody(request, response, call.bodyBytes, holding.add)
    const read = await Promise.race([reading, promise])
    holding.arrived()
    if (read.kind === 'body') await handOn(context, call, parts, read.body)
    else refuse(context, STATUS[read.kind], { supportEmail, close: true })
    return true
  } finally {
    holding.end()
  }
}

/** Whose turn it is among those who have sent a photo. */
const handOn = async (
  context: RequestContext,
  call: CallRoute,
  parts: ProxyParts,
  body: Buffer,
): Promise<void> => {
  const whose = networkOf(context.client)
  if (!(await WITH_API.enter(undefined, whose)))
    return refuse(context, 503, { supportEmail: parts.config.supportEmail, retryAfter: 2 })
  try {
    passOn(context, await askApi({ context, call, body, parts }))
  } finally {
    WITH_API.leave(whose)
  }
}

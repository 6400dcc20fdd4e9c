import type { ProxyParts } from '../../proxy/ProxyParts.ts'
import type { RequestContext } from '../../proxy/RequestContext.ts'
import type { CallRoute } from '../../routes/CallRoute.ts'

/** One call that passed every guard, on its way to what answers it. */
export type CallContext = Readonly<{
  context: RequestContext
  call: CallRoute
  body: Buffer | undefined
  parts: ProxyParts
  /** What the browser is called in the course of something it begins with this call. */
  flow?: string | undefined
  /** How long it may wait for a place at the api; the queue's own time unless given. */
  waitMs?: number
}>

import type { IncomingMessage } from 'node:http'
import type { RequestContext } from '../proxy/RequestContext.ts'

/** What the bff found out about requests that Fastify answers. */
export const requestContexts = new WeakMap<IncomingMessage, RequestContext>()

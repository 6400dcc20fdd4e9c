import type { IncomingMessage } from 'node:http'
import type { Visit } from '../door/Visit.ts'

/** What the door found out about requests that Fastify answers. */
export const visits = new WeakMap<IncomingMessage, Visit>()

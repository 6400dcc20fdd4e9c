import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientOf } from '../attempts/clientOf.ts'
import type { Asker } from './createFairQueue.ts'

/** Who waits for an answer, for as long as somebody takes it. */
export const askerOf = ({ caller }: FastifyRequest, { raw }: FastifyReply): Asker => {
  const left = new AbortController()
  raw.once('close', () => left.abort())

  return { client: clientOf(caller.address), left: left.signal }
}

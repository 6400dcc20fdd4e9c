import type { AnswerOf, Call } from '@inzrt/contracts/wire/call'
import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import type { Reads } from '../database/replicas/createReads.ts'
import { type CallRequest, serveCall } from './serveCall.ts'

/** Registers a call that changes nothing, so that a replica may answer it by sources of its own. */
export const serveRead = <C extends Call, Sources>(
  app: FastifyInstance,
  reads: Reads<Sources>,
  call: C,
  handler: (request: CallRequest<C>, sources: Sources) => Promise<AnswerOf<C>>,
  config?: FastifyContextConfig,
): void =>
  serveCall(
    app,
    call,
    (request) => reads.answer(request.caller.position, (sources) => handler(request, sources)),
    config,
  )

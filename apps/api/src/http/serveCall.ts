import type { AnswerOf, Call, ParamsOf, ParsedQueryOf } from '@inzrt/contracts/call'
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { describeCall } from '../reference/describeCall.ts'

type ParsedBodyOf<C extends Call> = C extends { body: infer S extends z.core.$ZodType }
  ? z.output<S>
  : undefined

/** A request whose parts were checked against the contract. */
export type CallRequest<C extends Call> = Readonly<{
  params: ParamsOf<C>
  query: ParsedQueryOf<C>
  body: ParsedBodyOf<C>
  caller: FastifyRequest['caller']
  /** Path and query as they came, for links. */
  url: string
}>

type Handler<C extends Call> = (request: CallRequest<C>) => Promise<AnswerOf<C>>

/** `/slug/{slug}` as Fastify writes it. */
const toRoutePath = (template: string): string => template.replace(/\{(\w+)\}/g, ':$1')

/**
 * Registers a call of the contract. Its schemas check what comes in and cut what goes out, so that
 * a column nobody promised cannot leave.
 */
export const serveCall = <C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C>,
  config: FastifyContextConfig = {},
): void => {
  app.route({
    method: call.method,
    url: toRoutePath(call.path),
    config,
    schema: {
      ...describeCall(call),
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
      response: call.responses,
    },
    handler: (request) => handler(request as unknown as CallRequest<C>),
  })
}

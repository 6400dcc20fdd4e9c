import type { IncomingHttpHeaders } from 'node:http'
import type { AnswerOf, Call, ParamsOf, ParsedQueryOf } from '@inzrt/contracts/wire/call'
import { INTERNAL_HEADERS } from '@inzrt/contracts/wire/headers'
import { bodyBytesOf } from '@inzrt/contracts/wire/limits'
import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import type { Caller } from '../brand/Caller.ts'
import { LABELS_OF_CALLS } from '../errors/labelsOfCalls.ts'
import { Problem } from '../errors/Problem.ts'
import type { SignedIn } from './SignedIn.ts'

/** A call for users has one; whether an owner is logged in, only the request tells. */
type UserOf<C extends Call> = C extends { audience: 'user' | 'clerk' | 'moderator' | 'admin' }
  ? SignedIn
  : SignedIn | null

type ParsedBodyOf<C extends Call> = C extends { body: infer S extends z.core.$ZodType }
  ? z.output<S>
  : undefined

/** A request whose parts were checked against the contract. */
export type CallRequest<C extends Call> = Readonly<{
  params: ParamsOf<C>
  query: ParsedQueryOf<C>
  body: ParsedBodyOf<C>
  caller: Caller
  user: UserOf<C>
  method: string
  /** Path and query as they came, for links. */
  url: string
  /** For calls that know who asks by a signature. */
  headers: IncomingHttpHeaders
  /** The body as it came, where the route keeps it. */
  rawBody: Buffer | null
  /** Answers that what was asked for is not done yet. */
  notYet: <Answer>(answer: Answer) => Answer
  /** Answers, and tells the bff which cached pages are no longer true: below some first segments, or all. */
  outdate: <Answer>(answer: Answer, segments?: readonly string[]) => Answer
}>

const EVERY_PAGE = ['*']

type Handler<C extends Call> = (request: CallRequest<C>) => Promise<AnswerOf<C>>

/** `/slug/{slug}` as Fastify writes it. */
const toRoutePath = (template: string): string => template.replace(/\{(\w+)\}/g, ':$1')

/** Status of success: a call promises one. */
const successOf = ({ responses }: Call): number =>
  [200, 201, 202].find((status) => status in responses) ?? 200

/**
 * Registers a call of the contract. Its schemas check what comes in and cut what goes out, so that
 * a column nobody promised cannot leave; its audience says who is let in.
 */
export const serveCall = <C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C>,
  config: FastifyContextConfig = {},
): void => {
  const status = successOf(call)
  app.route({
    method: call.method,
    url: toRoutePath(call.path),
    config: { labels: LABELS_OF_CALLS[call.path], ...config, audience: call.audience },
    ...(call.bodySize === 'piece' && { bodyLimit: bodyBytesOf(call) }),
    schema: {
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
      response: call.responses,
    },
    handler: (request, reply) => {
      reply.code(status)
      const outdate: CallRequest<C>['outdate'] = (answer, segments = EVERY_PAGE) => {
        reply.header(INTERNAL_HEADERS.outdated, segments.join(','))

        return answer
      }

      const notYet: CallRequest<C>['notYet'] = (answer) => {
        reply.code(202)

        return answer
      }

      return handler(
        Object.assign(request as unknown as CallRequest<C>, { outdate, notYet }),
      ).catch((error) => {
        throw error instanceof Problem ? error.underNames(call.fieldNames) : error
      })
    },
  })
}

import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import type { Problem } from './Problem.ts'
import { pathNotFound } from './problems.ts'
import type { Labels } from './toFieldSentence.ts'
import { toProblem } from './toProblem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a caller is told when the path itself cannot name anything. */
    missing?: () => Problem
    /** Labels of fields whose name means something else in this call than in others. */
    labels?: Labels | undefined
  }
}

/** Sends a failure in the one shape all of them have. */
export const sendProblem = (reply: FastifyReply, problem: Problem): FastifyReply => {
  if (problem.details.retryAfter) reply.header('retry-after', problem.details.retryAfter)

  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problem.toBody())
}

/** A refusal of our own is no fault to look for: in a flood each would cost a line with its stack. */
const isUnexpected = (error: FastifyError, problem: Problem): boolean =>
  problem.cause instanceof Error || (problem.status >= 500 && error !== (problem as Error))

/** One shape for every failure. The cause of an unexpected one is logged, never sent. */
export const handleErrors = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { missing, labels } = request.routeOptions.config
    const isPathWrong = error.validationContext === 'params' && missing
    const problem = isPathWrong ? missing() : toProblem(error, labels)
    const route = request.routeOptions.url
    if (isUnexpected(error, problem)) request.log.error({ err: error, route }, 'request failed')
    else if (typeof problem.cause === 'string')
      request.log.info({ why: problem.cause, route }, 'request refused')

    return sendProblem(reply, problem)
  })
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, pathNotFound()))
}

import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { answerUnreadable } from '../platform/errors/answerUnreadable.ts'
import { handleErrors, sendProblem } from '../platform/errors/handleErrors.ts'
import { logSettings } from '../platform/errors/logSettings.ts'
import { toProblem } from '../platform/errors/toProblem.ts'
import { compileSerializer } from '../platform/http/compileSerializer.ts'
import { compileValidator } from '../platform/http/compileValidator.ts'
import { readJson } from '../platform/http/readJson.ts'
import type { AppOptions } from './AppOptions.ts'

const BODY_LIMIT = 64 * 1024
/** A phone with a weak signal takes its time over a photo; slow clients are the bff's to end. */
const UPLOAD_TIMEOUT_MS = 60_000

/** A server without a route: how much it reads, for how long, and how it answers what it cannot read. */
export const createServer = (
  options: Pick<AppOptions, 'logLevel' | 'release' | 'serializerCompiler'>,
): FastifyInstance => {
  const app = Fastify({
    logger: logSettings(options),
    logController: new LogController({ disableRequestLogging: true }),
    // More than the bff takes from a visitor, and what it adds.
    http: { maxHeaderSize: 32 * 1024 },
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, _request, reply) => sendProblem(reply, toProblem(error)),
    bodyLimit: BODY_LIMIT,
    requestIdHeader: 'x-request-id',
    routerOptions: { maxParamLength: 8_000 },
    connectionTimeout: 0,
    requestTimeout: UPLOAD_TIMEOUT_MS,
    keepAliveTimeout: 65_000,
  })
  app.setValidatorCompiler(compileValidator)
  app.setSerializerCompiler(options.serializerCompiler ?? compileSerializer)
  app.removeContentTypeParser('text/plain')
  readJson(app)
  handleErrors(app)

  return app
}

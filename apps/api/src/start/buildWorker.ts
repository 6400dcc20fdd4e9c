import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Database } from '../platform/database/openDatabase.ts'
import { answerUnreadable } from '../platform/errors/answerUnreadable.ts'
import { handleErrors } from '../platform/errors/handleErrors.ts'
import { logSettings } from '../platform/errors/logSettings.ts'
import { healthRoutes } from '../platform/health/health.routes.ts'
import type { AppOptions } from './AppOptions.ts'

/** What a process that only works answers: how it is. No call of anybody reaches it. */
export const buildWorker = async (
  options: AppOptions,
  database: Database,
): Promise<FastifyInstance> => {
  const { imagesDir, isStopping = () => false, machineAheadMs } = options
  const app = Fastify({
    logger: logSettings(options),
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler: answerUnreadable,
  })
  handleErrors(app)
  await app.register(healthRoutes, { database, imagesDir, isStopping, machineAheadMs })

  return app
}

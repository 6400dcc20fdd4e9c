import { pino } from 'pino'
import type { Config } from '../config/Config.ts'
import type { Log } from './Log.ts'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Structured lines on standard output. Every field is named here: a new one must be added on purpose. */
export const createLog = ({
  logLevel: level,
  release,
}: Pick<Config, 'logLevel' | 'release'>): Log => {
  const logger = pino({
    level,
    base: release ? { release } : null,
    timestamp: pino.stdTimeFunctions.isoTime,
  })

  return {
    request: ({ requestId, method, brand, route, status, ms, cacheStatus }) => {
      const line = {
        requestId,
        method: METHODS.has(method) ? method : 'other',
        brand,
        route,
        status,
        ms: Math.round(ms),
        cache: cacheStatus,
      }
      logger.debug(line, 'request')
    },
    failure: ({ requestId, route, upstream, kind, stack }) =>
      logger.warn({ requestId, route, upstream, kind, stack }, 'failure'),
    event: (message) => logger.info(message),
  }
}

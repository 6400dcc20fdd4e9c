import type { FastifyBaseLogger } from 'fastify'
import { Logger } from 'graphile-worker'

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const

/** Lets the queue speak through our log; what it calls information is detail to us. */
export const toQueueLogger = (log: FastifyBaseLogger | null): Logger =>
  new Logger(() => (level, message, meta) => log?.[LEVELS[level]]({ ...meta }, message))

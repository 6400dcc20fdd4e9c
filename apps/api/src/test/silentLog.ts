import { pino } from 'pino'

/** A log nobody reads. */
export const silentLog = pino({ level: 'silent' })

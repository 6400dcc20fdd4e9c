import type { FastifyBaseLogger } from 'fastify'
import type { AdIndexSource } from './openAdIndex.ts'

/** Changes are forgotten after an hour; an index that nobody asks for is kept up to date meanwhile. */
const EVERY_MS = 600_000

/**
 * Has the ads read before the first visitor searches.
 * @returns what ends it
 */
export const startAdIndex = (
  source: AdIndexSource,
  log: Pick<FastifyBaseLogger, 'warn'>,
): (() => void) => {
  const keep = (): void => {
    source
      .refresh()
      .catch((error) => log.warn({ err: error }, 'The ads could not be read for search.'))
  }
  const timer = setInterval(keep, EVERY_MS)
  keep()

  return () => clearInterval(timer)
}

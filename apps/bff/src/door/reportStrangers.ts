import type { DoorContext } from './DoorContext.ts'
import type { Visit } from './Visit.ts'

/**
 * An alarm: a page came with scripts that neither we nor Next wrote. They do not run, but somebody got
 * them there, or Next's form has changed and pages stay without life.
 */
export const reportStrangers = (
  { id, route, brand }: Visit,
  count: number,
  { log, metrics }: DoorContext,
): void => {
  metrics.strangeScripts(brand?.id ?? 'none', count)
  log.failure({ requestId: id, route, kind: 'strange-script' })
}

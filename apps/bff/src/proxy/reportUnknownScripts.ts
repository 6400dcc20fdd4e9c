import type { ProxyParts } from './ProxyParts.ts'
import type { RequestContext } from './RequestContext.ts'

/**
 * An alarm: a page came with scripts that neither we nor Next wrote. They do not run, but somebody got
 * them there, or Next's form has changed and pages stay without life.
 */
export const reportUnknownScripts = (
  { id, route, brand }: RequestContext,
  count: number,
  { log, metrics }: ProxyParts,
): void => {
  metrics.unknownScripts(brand?.id ?? 'none', count)
  log.failure({ requestId: id, route, kind: 'unknown-script' })
}

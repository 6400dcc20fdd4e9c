import { type AgeLevel, ageDecision } from '@inzrt/rules/session'
import type { ProxyParts } from '../proxy/ProxyParts.ts'
import type { RequestContext } from '../proxy/RequestContext.ts'
import type { Route } from '../routes/Route.ts'

/** Build files, what a route table calls open, and our own answers carry nothing of any ad. */
const isOpen = (route: Route): boolean =>
  route.kind === 'asset' ||
  route.kind === 'local' ||
  route.kind === 'return' ||
  (route.kind === 'page' && route.page.isOpen)

/** Whether somebody has yet to prove as much as is demanded, no matter who it is: robots too. */
export const isTooYoung = (
  { brand, ageLevel: known }: RequestContext,
  demanded: AgeLevel,
): boolean => ageDecision({ minimumAge: brand?.minimumAge ?? null, known, demanded }) === 'gate'

/** Whether the age gate stands before this route for this visitor. */
export const isGated = (
  context: RequestContext,
  route: Route,
  { ageProof }: Pick<ProxyParts, 'ageProof'>,
): boolean => !isOpen(route) && isTooYoung(context, ageProof.demanded)

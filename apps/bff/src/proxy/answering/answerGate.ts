import { PAGES } from '@inzrt/contracts/pages'
import { refuse } from '../../answers/refuse.ts'
import { isTooYoung } from '../../gate/isGated.ts'
import type { Served } from '../../pages/PageCache.ts'
import type { Route } from '../../routes/Route.ts'
import type { ProxyParts } from '../ProxyParts.ts'
import type { RequestContext } from '../RequestContext.ts'
import { loadPage, sendPage } from './answerPage.ts'

const ADULTS_ONLY = 'Tohle je jen pro dospělé. Nejdřív prosím otevřete stránky a potvrďte svůj věk.'

/**
 * The age gate instead of what was asked for: people see its page at the address they wanted, programs
 * a plain refusal. The page is the same for every address, so nothing of an ad can be in it.
 */
export const answerGate = async (
  context: RequestContext,
  route: Route,
  parts: ProxyParts,
): Promise<void> => {
  if (route.kind !== 'page' || route.page.kind === 'feed') {
    return refuse(context, 403, {
      supportEmail: parts.config.supportEmail,
      text: ADULTS_ONLY,
    })
  }
  await sendPage(context, await loadPage(context, 'adult', PAGES.gate.path, parts))
}

/** A page as it is, or the gate's second step where it needs more than the visitor's word. */
export const sendToOldEnough = async (
  context: RequestContext,
  served: Served,
  parts: ProxyParts,
): Promise<void> =>
  sendPage(
    context,
    served.page.needsAgeProof && isTooYoung(context, 'proved')
      ? await loadPage(context, 'adult', PAGES.proofGate.path, parts)
      : served,
  )

import { refuse } from '../../answers/refuse.ts'
import { isTooYoung } from '../../gate/isGated.ts'
import type { Served } from '../../pages/KeptPages.ts'
import { GATE_PATH, PROOF_GATE_PATH } from '../../routes/pageRoutes.ts'
import type { Route } from '../../routes/Route.ts'
import type { DoorContext } from '../DoorContext.ts'
import type { Visit } from '../Visit.ts'
import { loadPage, sendPage } from './answerPage.ts'

const FEED = /\/(rss|sitemap\.xml|sitemap\/\{n\}\.xml)$/

const ADULTS_ONLY = 'Tohle je jen pro dospělé. Nejdřív prosím otevřete stránky a potvrďte svůj věk.'

/**
 * The age gate instead of what was asked for: people see its page at the address they wanted, programs
 * a plain refusal. The page is the same for every address, so nothing of an ad can be in it.
 */
export const answerGate = async (
  visit: Visit,
  route: Route,
  context: DoorContext,
): Promise<void> => {
  if (route.kind !== 'page' || FEED.test(route.template)) {
    return refuse(visit, 403, {
      supportEmail: context.config.supportEmail,
      text: ADULTS_ONLY,
    })
  }
  await sendPage(visit, await loadPage(visit, 'adult', GATE_PATH, context))
}

/** A page as it is, or the gate's second step where it needs more than the visitor's word. */
export const sendToOldEnough = async (
  visit: Visit,
  served: Served,
  context: DoorContext,
): Promise<void> =>
  sendPage(
    visit,
    served.page.needsAgeProof && isTooYoung(visit, 'proved')
      ? await loadPage(visit, 'adult', PROOF_GATE_PATH, context)
      : served,
  )

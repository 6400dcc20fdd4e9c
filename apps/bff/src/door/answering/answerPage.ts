import { send } from '../../answers/send.ts'
import { LEAVE_SCRIPT } from '../../gate/leaveScript.ts'
import type { HeaderRow } from '../../headers/securityHeaders.ts'
import { drawPage } from '../../pages/drawPage.ts'
import type { KeptPage } from '../../pages/KeptPage.ts'
import type { Served } from '../../pages/KeptPages.ts'
import { negotiateEncoding } from '../../pages/negotiateEncoding.ts'
import { pageKey } from '../../pages/pageKey.ts'
import { GATE_PATH, PROOF_GATE_PATH } from '../../routes/pageRoutes.ts'
import type { DoorContext } from '../DoorContext.ts'
import { reportStrangers } from '../reportStrangers.ts'
import type { Visit } from '../Visit.ts'

const WEAK = /^W\//

/** Whether the browser already has exactly this page. */
const isKnown = (visit: Visit, page: KeptPage): boolean => {
  const known = visit.request.headers['if-none-match']
  if (!known || page.status !== 200) return false
  const etag = page.etag.replace(WEAK, '')
  return known === '*' || known.split(',').some((item) => item.trim().replace(WEAK, '') === etag)
}

/** Says how old the answer is; `stale` is readable by the page too, as a server timing. */
const ageHeaders = ({ ageMs, state }: Served): HeaderRow => {
  const seconds = String(Math.floor(ageMs / 1000))
  return state === 'stale'
    ? ['Age', seconds, 'Server-Timing', `stale;desc="${seconds}"`]
    : ['Age', seconds]
}

/** Sends a kept page in the encoding the browser likes best, or 304 when it has it. */
export const sendPage = async (
  visit: Visit,
  served: Served,
  status = served.page.status,
): Promise<void> => {
  const { page } = served
  visit.kept = served.state
  const age = ageHeaders(served)
  if (isKnown(visit, page)) return send(visit, 304, [...page.headers, ...age], null)

  const encoding = negotiateEncoding(visit.request.headers['accept-encoding'])
  const variant = page.variant(encoding)
  const { headers, body } = variant instanceof Promise ? await variant : variant
  send(visit, status, [...headers, ...age], body)
}

/** Beside us, where a page's form leads to: payers to the gateway, visitors of the gate to their proof. */
const formTarget = (target: string, { config, ageProof }: DoorContext): string =>
  ageProof.provider && GATES.includes(target)
    ? new URL(config.ageProofUrl).origin
    : config.gatewayOrigin

const GATES = [GATE_PATH, PROOF_GATE_PATH]

/** A page of this site at a canonical address: from the store, or drawn by its shell. */
export const loadPage = (
  visit: Visit,
  site: 'general' | 'adult',
  target: string,
  context: DoorContext,
): Served | Promise<Served> => {
  const { pages, shells, now } = context
  const key = pageKey(visit, target)
  return (
    pages.fresh(key) ??
    pages.load(
      key,
      drawPage({
        shell: shells[site],
        route: visit.route,
        client: visit.client,
        target,
        origins: { origin: visit.origin, gateway: formTarget(target, context) },
        requestId: visit.id,
        isDiscreet: visit.isDiscreet,
        scripts: site === 'adult' ? [LEAVE_SCRIPT] : [],
        caching: GATES.includes(target) ? 'no-store' : 'no-cache',
        onStrangers: (count) => reportStrangers(visit, count, context),
        now,
      }),
      visit.cancellation,
    )
  )
}

import { PAGES } from '@inzrt/contracts/pages'
import { furthestOf } from '@inzrt/contracts/wire/logPosition'
import { send } from '../../answers/send.ts'
import { LEAVE_SCRIPT } from '../../gate/leaveScript.ts'
import type { HeaderRow } from '../../headers/securityHeaders.ts'
import type { CachedPage } from '../../pages/CachedPage.ts'
import { drawPage } from '../../pages/drawPage.ts'
import { segmentOf } from '../../pages/dropOutdated.ts'
import { negotiateEncoding } from '../../pages/negotiateEncoding.ts'
import type { Served } from '../../pages/PageCache.ts'
import { pageKey } from '../../pages/pageKey.ts'
import type { ProxyParts } from '../ProxyParts.ts'
import type { RequestContext } from '../RequestContext.ts'
import { reportUnknownScripts } from '../reportUnknownScripts.ts'

const WEAK = /^W\//

/** Whether the browser already has exactly this page. */
const isKnown = (context: RequestContext, page: CachedPage): boolean => {
  const known = context.request.headers['if-none-match']
  if (!known || page.status !== 200) return false
  const etag = page.etag.replace(WEAK, '')
  return known === '*' || known.split(',').some((item) => item.trim().replace(WEAK, '') === etag)
}

/** Says how old the answer is and what we do not know of it; the page can read it too, as server timings. */
const ageHeaders = ({ ageMs, state, isDisconnected }: Served): HeaderRow => {
  const seconds = String(Math.floor(ageMs / 1000))
  const timings = [
    ...(state === 'stale' ? [`stale;desc="${seconds}"`] : []),
    ...(isDisconnected ? ['out-of-touch'] : []),
  ]
  return ['Age', seconds, ...(timings.length > 0 ? ['Server-Timing', timings.join(', ')] : [])]
}

/** Sends a cached page in the encoding the browser likes best, or 304 when it has it. */
export const sendPage = async (
  context: RequestContext,
  served: Served,
  status = served.page.status,
): Promise<void> => {
  const { page } = served
  context.cacheStatus = served.state
  const age = ageHeaders(served)
  if (isKnown(context, page)) return send(context, 304, [...page.headers, ...age], null)

  const encoding = negotiateEncoding(context.request.headers['accept-encoding'])
  const variant = page.variant(encoding)
  const { headers, body } = variant instanceof Promise ? await variant : variant
  send(context, status, [...headers, ...age], body)
}

/** Beside us, where a page's form leads to: payers to the gateway, visitors of the gate to their proof. */
const formTarget = (target: string, { config }: ProxyParts): string =>
  config.ageSimulatorUrl && GATES.includes(target)
    ? new URL(config.ageSimulatorUrl).origin
    : config.gatewayOrigin

const GATES: readonly string[] = [PAGES.gate.path, PAGES.proofGate.path]

/** All pages are drawn at once after a start: a moment more of waiting, and each visitor gets one. */
const COLD_WAIT_MS = 4_000

/** A page of this site at a canonical address: from the store, or drawn by its shell. */
export const loadPage = (
  context: RequestContext,
  site: 'general' | 'adult',
  target: string,
  parts: ProxyParts,
): Served | Promise<Served> => {
  const { pages, positions, shells, now } = parts
  const key = pageKey(context, target)
  return (
    pages.fresh(key) ??
    pages.load(
      key,
      drawPage({
        shell: shells[site],
        route: context.route,
        client: context.client,
        target,
        origins: { origin: context.origin, gateway: formTarget(target, parts) },
        requestId: context.id,
        waitMs: pages.isCold ? COLD_WAIT_MS : undefined,
        isDiscreet: context.isDiscreet,
        position: () => furthestOf(context.position(), positions.ofPage(segmentOf(target))),
        scripts: site === 'adult' ? [LEAVE_SCRIPT] : [],
        caching: GATES.includes(target) ? 'no-store' : 'no-cache',
        onUnknownScripts: (count) => reportUnknownScripts(context, count, parts),
        now,
      }),
      context.cancellation,
    )
  )
}

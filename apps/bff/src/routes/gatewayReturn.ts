import { PAGES } from '@inzrt/contracts/pages'
import type { RequestContext } from '../proxy/RequestContext.ts'
import type { ReturnRoute } from './Route.ts'

/** A gateway comes back to the page that shows what became of a payment, and signs what it says; the page's own address has neither. */
const SAYS_SOMETHING = /(^|&)(DIGEST|DIGEST1|ORDERNUMBER|PRCODE)=/

const GATEWAY_RETURN: ReturnRoute = { kind: 'return', template: 'gateway return' }

/** Tells the gateway's return from a visit of the page at the same address; null: it is a visit. */
export const gatewayReturn = (
  path: string,
  { request, query }: Pick<RequestContext, 'request' | 'query'>,
): ReturnRoute | null => {
  if (path !== PAGES.payment.path) return null

  return request.method === 'POST' || SAYS_SOMETHING.test(query) ? GATEWAY_RETURN : null
}

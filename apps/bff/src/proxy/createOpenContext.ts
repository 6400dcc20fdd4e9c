import type { IncomingMessage, ServerResponse } from 'node:http'
import { COOKIES } from '@inzrt/contracts/wire/headers'
import { ADULT, type Brand, GENERAL } from '../config/Brand.ts'
import { isDiscreet } from '../gate/isDiscreet.ts'
import { type HeaderRow, securityHeaders } from '../headers/securityHeaders.ts'
import { clientAddress } from '../request/clientAddress.ts'
import { readCookie } from '../request/readCookie.ts'
import { requestId } from '../request/requestId.ts'
import { Cancellation } from '../upstream/Cancellation.ts'
import type { ProxyParts } from './ProxyParts.ts'
import type { RequestContext } from './RequestContext.ts'

type OpenContext = (
  request: IncomingMessage,
  response: ServerResponse,
  startedAt: number,
) => RequestContext

/** Reads from a request who asks which site; the rest of it is looked at step by step. */
export const createOpenContext = ({
  config,
  ageProof,
  positions,
}: Pick<ProxyParts, 'config' | 'ageProof' | 'positions'>): OpenContext => {
  const rows = {
    general: securityHeaders(config.scheme, GENERAL),
    adult: securityHeaders(config.scheme, ADULT),
  }
  const ofUnknownHost = securityHeaders(config.scheme, null)
  const rowOf = (brand: Brand | null): HeaderRow => (brand ? rows[brand.id] : ofUnknownHost)

  return (request, response, startedAt) => {
    const host = (request.headers.host ?? '').toLowerCase()
    const brand = config.hosts.get(host) ?? null
    return {
      request,
      response,
      id: requestId(),
      startedAt,
      brand,
      host,
      origin: `${config.scheme}://${host}`,
      client: clientAddress(request, config.trustedProxies),
      ageLevel: ageProof.pass.levelOf(readCookie(request.headers.cookie, COOKIES.ageVerified)),
      isDiscreet: isDiscreet(brand, request),
      security: rowOf(brand),
      position: () => positions.ofVisitor(brand, request.headers.cookie),
      cancellation: new Cancellation(),
      path: '',
      query: '',
      route: 'none',
      kind: 'other',
      cookies: [],
      personal: false,
      cacheStatus: 'none',
    }
  }
}

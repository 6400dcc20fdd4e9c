import { createHash, timingSafeEqual } from 'node:crypto'
import { BRANDS, INTERNAL_HEADERS } from '@inzrt/contracts/headers'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Brand } from './Brand.ts'

/** Who asks: the site, and the visitor's address as far as it is known. */
export type Caller = Readonly<{ brand: Brand; address: string }>

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const header = (request: FastifyRequest, name: string): string =>
  String(request.headers[name] ?? '')

const readCaller = (request: FastifyRequest, isInternal: boolean): Caller => {
  if (!isInternal) return { brand: 'general', address: request.ip }
  const brand = BRANDS.find((one) => one === header(request, INTERNAL_HEADERS.brand))

  return {
    brand: brand ?? 'general',
    address: header(request, INTERNAL_HEADERS.client).slice(0, 64) || request.ip,
  }
}

/**
 * Only the bff and the shells, who know the key, may say which site they ask for. Everybody else is
 * an anonymous visitor of the general one.
 */
export const identifyCallers = (app: FastifyInstance, internalKey: string): void => {
  const expected = digest(internalKey)
  app.decorateRequest('caller')
  app.addHook('onRequest', async (request) => {
    const given = digest(header(request, INTERNAL_HEADERS.key))
    request.caller = readCaller(request, timingSafeEqual(given, expected))
  })
}

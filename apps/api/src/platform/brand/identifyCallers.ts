import { createHash, timingSafeEqual } from 'node:crypto'
import {
  AGE_PROVED,
  BRANDS,
  IDEMPOTENCY_HEADER,
  INTERNAL_HEADERS,
  WORK_HEADER,
} from '@inzrt/contracts/wire/headers'
import { readLogPosition } from '@inzrt/contracts/wire/logPosition'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { badRequest } from '../errors/problems.ts'
import type { Caller } from './Caller.ts'
import { deviceName } from './deviceName.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
}

const ADDRESS_MAX = 64
const FLOW_MAX = 128
const DEVICE_MAX = 512
const TOKEN_MAX = 2_048
const GRANT_MAX = 200
const KEY_MAX = 255
const WORK_MAX = 200

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const header = (request: FastifyRequest, name: string): string =>
  String(request.headers[name] ?? '')

/** Longer than any token issued here is no token. */
const readBearer = (request: FastifyRequest): string | null => {
  const value = header(request, 'authorization')

  return (value.length <= TOKEN_MAX && /^Bearer ([\w.~+/=-]+)$/i.exec(value)?.[1]) || null
}

/** Of a longer one a part would be another key, which somebody else's write may have. */
const readKey = (request: FastifyRequest): string | null => {
  const key = header(request, IDEMPOTENCY_HEADER)
  if (key.length > KEY_MAX) throw badRequest()

  return key || null
}

const readWork = (request: FastifyRequest): string | null =>
  header(request, WORK_HEADER).slice(0, WORK_MAX) || null

const readVisitor = (request: FastifyRequest): Caller => ({
  isInsider: false,
  brand: 'general',
  isAgeProved: false,
  address: request.ip,
  device: deviceName(header(request, 'user-agent').slice(0, DEVICE_MAX)),
  flow: null,
  grant: null,
  position: null,
  idempotencyKey: readKey(request),
  work: readWork(request),
  bearer: readBearer(request),
  isBearerConfirmed: true,
})

const readTrusted = (request: FastifyRequest): Caller => {
  const { brand, age, client, device, flow, grant, position } = INTERNAL_HEADERS

  return {
    isInsider: true,
    brand: BRANDS.find((one) => one === header(request, brand)) ?? 'general',
    isAgeProved: header(request, age) === AGE_PROVED,
    address: header(request, client).slice(0, ADDRESS_MAX) || request.ip,
    device: deviceName(header(request, device).slice(0, DEVICE_MAX)),
    flow: header(request, flow).slice(0, FLOW_MAX) || null,
    grant: header(request, grant).slice(0, GRANT_MAX) || null,
    position: readLogPosition(request.headers[position]),
    idempotencyKey: readKey(request),
    work: readWork(request),
    bearer: readBearer(request),
    isBearerConfirmed: header(request, INTERNAL_HEADERS.unconfirmed) !== '1',
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
    const read = timingSafeEqual(given, expected) ? readTrusted : readVisitor
    request.caller = read(request)
  })
}

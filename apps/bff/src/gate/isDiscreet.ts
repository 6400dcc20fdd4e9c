import type { IncomingMessage } from 'node:http'
import { GATEWAY_COOKIES } from '@inzrt/contracts/wire/headers'
import type { Brand } from '../config/Brand.ts'
import { readCookie } from '../request/readCookie.ts'

/** What its cookie holds. */
export const DISCREET = '1'

/** Whether a visitor of the adult site wants tabs and history not to tell its name. */
export const isDiscreet = (brand: Brand | null, { headers }: IncomingMessage): boolean =>
  brand !== null &&
  brand.minimumAge !== null &&
  readCookie(headers.cookie, GATEWAY_COOKIES.discreet) === DISCREET

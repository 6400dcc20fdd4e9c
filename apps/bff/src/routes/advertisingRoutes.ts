import { PHOTO_MEGABYTES } from '@inzrt/domain/limits'
import {
  type Budget,
  CALL_BUDGET,
  CONTACT_BUDGET,
  CREATE_BUDGET,
  EDIT_BUDGET,
  FORGOT_BUDGET,
  IMAGE_BUDGET,
  LINE_AD_BUDGET,
  PHONE_CODE_BUDGET,
  REVEAL_BUDGET,
  SECRET_BUDGET,
} from '../limits/budgets.ts'
import type { CallRoute, Handling } from './CallRoute.ts'
import { callKeys } from './queryKeys.ts'

/** The longest text of an ad with everything around it. */
const AD_BYTES = 64 * 1024
const SMALL_BYTES = 16 * 1024
/** The largest photo and the form around it. */
const PHOTO_BYTES = PHOTO_MEGABYTES * 1024 * 1024 + 4 * 1024

const AD = '/api/front/inzrts/{slug}'

const write = (
  [method, path]: readonly [CallRoute['method'], string],
  handling: Handling,
  budget: Budget,
  bodyBytes = 0,
  keys: readonly string[] = [],
): CallRoute => ({ method, path, query: callKeys(...keys), budget, bodyBytes, handling })

/** Placing and changing ads, and reaching their advertisers. */
export const ADVERTISING_ROUTES: readonly CallRoute[] = [
  write(['POST', '/api/front/images'], 'upload', IMAGE_BUDGET, PHOTO_BYTES),
  write(['POST', '/api/front/phone-verifications'], 'phoneCode', PHONE_CODE_BUDGET, SMALL_BYTES),
  write(['GET', '/api/front/work'], 'visitor', CALL_BUDGET),
  write(['POST', '/api/front/inzrts'], 'visitor', CREATE_BUDGET, AD_BYTES, ['include']),
  write(['POST', '/api/front/line-ads'], 'anyone', LINE_AD_BUDGET, AD_BYTES),
  write(['POST', '/api/front/ad-confirmations'], 'anyone', SECRET_BUDGET, SMALL_BYTES),
  write(['POST', `${AD}/verifyPassword`], 'grant', SECRET_BUDGET, SMALL_BYTES),
  write(['POST', '/api/front/ad-links'], 'anyone', FORGOT_BUDGET, SMALL_BYTES),
  write(['POST', '/api/front/ad-grants'], 'grant', SECRET_BUDGET, SMALL_BYTES),
  write(['PUT', AD], 'owner', EDIT_BUDGET, AD_BYTES, ['include']),
  write(['POST', `${AD}/state`], 'owner', EDIT_BUDGET, SMALL_BYTES),
  write(['DELETE', `${AD}/images/{imageId}`], 'owner', EDIT_BUDGET),
  write(['POST', `${AD}/views`], 'view', CALL_BUDGET),
  write(['POST', '/api/front/scans'], 'view', CALL_BUDGET, SMALL_BYTES),
  write(['GET', `${AD}/stats`], 'owner', CALL_BUDGET),
  write(['GET', `${AD}/matches`], 'owner', CALL_BUDGET),
  write(['POST', `${AD}/reveal`], 'anyone', REVEAL_BUDGET),
  write(['POST', `${AD}/messages`], 'visitor', CONTACT_BUDGET, SMALL_BYTES),
]

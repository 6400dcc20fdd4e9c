import {
  ACCOUNT_BUDGET,
  type Budget,
  CALL_BUDGET,
  EXPORT_BUDGET,
  FORGOT_BUDGET,
  LOGIN_BUDGET,
  LOGOUT_BUDGET,
  MARK_BUDGET,
  REGISTRATION_BUDGET,
  SECRET_BUDGET,
} from '../limits/budgets.ts'
import type { CallRoute, Handling } from './CallRoute.ts'
import { callKeys } from './queryKeys.ts'

/** A whole registration with every field at its longest fits several times. */
const FORM_BYTES = 16 * 1024

const read = (path: string, keys: readonly string[] = [], budget = CALL_BUDGET): CallRoute => ({
  ...{ method: 'GET', path, budget, bodyBytes: 0, handling: 'user' },
  query: callKeys(...keys),
})

const write = (
  [method, path]: readonly [CallRoute['method'], string],
  handling: Handling,
  budget: Budget,
  bodyBytes = 0,
): CallRoute => ({ method, path, query: [], budget, bodyBytes, handling })

/** Sessions, accounts and what belongs to a user. */
export const ACCOUNT_ROUTES: readonly CallRoute[] = [
  write(['POST', '/api/auth/login'], 'login', LOGIN_BUDGET, FORM_BYTES),
  write(['POST', '/api/auth/register'], 'login', REGISTRATION_BUDGET, FORM_BYTES),
  write(['POST', '/api/auth/logout'], 'logout', LOGOUT_BUDGET),
  write(['POST', '/api/auth/password/forgot'], 'forgot', FORGOT_BUDGET, FORM_BYTES),
  write(['POST', '/api/auth/password/reset'], 'reset', SECRET_BUDGET, FORM_BYTES),
  write(['POST', '/api/auth/email/verify'], 'anyone', SECRET_BUDGET, FORM_BYTES),
  write(['POST', '/api/auth/email/resend'], 'user', SECRET_BUDGET),
  read('/api/auth/user'),
  read('/api/auth/user/profile'),
  read('/api/auth/user/export', [], EXPORT_BUDGET),
  write(['PATCH', '/api/auth/user'], 'user', ACCOUNT_BUDGET, FORM_BYTES),
  write(['PUT', '/api/auth/user/password'], 'user', SECRET_BUDGET, FORM_BYTES),
  write(['PUT', '/api/auth/user/email'], 'user', SECRET_BUDGET, FORM_BYTES),
  write(['DELETE', '/api/auth/user'], 'leave', SECRET_BUDGET, FORM_BYTES),
  read('/api/auth/sessions'),
  write(['DELETE', '/api/auth/sessions'], 'user', ACCOUNT_BUDGET),
  write(['DELETE', '/api/auth/sessions/{sessionId}'], 'user', ACCOUNT_BUDGET),
  read('/api/front/me/inzrts', ['filter', 'page', 'perPage', 'after']),
  read('/api/front/me/orders', ['page', 'perPage', 'after']),
  read('/api/front/me/favourites', ['page', 'perPage', 'after']),
  read('/api/front/me/searches'),
  write(['PUT', '/api/front/me/favourites/{slug}'], 'user', MARK_BUDGET),
  write(['DELETE', '/api/front/me/favourites/{slug}'], 'user', MARK_BUDGET),
  write(['POST', '/api/front/me/favourites'], 'user', ACCOUNT_BUDGET, FORM_BYTES),
  write(['POST', '/api/front/marked-ads'], 'anyone', MARK_BUDGET, FORM_BYTES),
  write(['POST', '/api/front/me/searches'], 'user', ACCOUNT_BUDGET, FORM_BYTES),
  write(['PATCH', '/api/front/me/searches/{searchId}'], 'user', ACCOUNT_BUDGET, FORM_BYTES),
  write(['DELETE', '/api/front/me/searches/{searchId}'], 'user', ACCOUNT_BUDGET),
  write(['POST', '/api/front/searches/unsubscribe'], 'anyone', SECRET_BUDGET, FORM_BYTES),
]

/** Calls about the browser's own session. */
export const SESSION_ROUTES: readonly CallRoute[] = [
  { ...read('/api/session'), handling: 'status' },
  write(['POST', '/api/session/prolong'], 'prolong', CALL_BUDGET),
  { ...read('/api/session/browser'), handling: 'cookies' },
  write(['POST', '/api/session/forget'], 'forget', LOGOUT_BUDGET),
  write(['POST', '/api/session/grant/drop'], 'dropGrant', CALL_BUDGET),
]

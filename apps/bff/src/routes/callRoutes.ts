import { CALLS, type CallName, GATEWAY_CALLS } from '@inzrt/contracts/calls'
import { type QueryKey, TEXT } from '@inzrt/contracts/pages/queryKeys'
import type { Audience, Call } from '@inzrt/contracts/wire/call'
import { bodyBytesOf, budgetOf } from '@inzrt/contracts/wire/limits'
import { BUDGETS } from '../limits/budgets.ts'
import type { CallRoute, Handling } from './CallRoute.ts'

/** By who may make a call. What is for the bff alone is no route. */
const BY_AUDIENCE: Readonly<Record<Exclude<Audience, 'internal'>, Handling>> = {
  anyone: 'anyone',
  visitor: 'visitor',
  user: 'user',
  owner: 'owner',
  clerk: 'staff',
  moderator: 'staff',
  admin: 'staff',
  hook: 'hook',
}

/** Calls that the gateway does more about than to hand them on. */
const SPECIAL: Readonly<Partial<Record<CallName | keyof typeof GATEWAY_CALLS, Handling>>> = {
  login: 'login',
  takeSecondStep: 'secondStep',
  askPasskeyStep: 'waitingLogin',
  takePasskeyStep: 'secondStep',
  register: 'register',
  logout: 'logout',
  forgotPassword: 'forgot',
  resetPassword: 'reset',
  deleteUser: 'leave',
  verifyPhone: 'phoneCode',
  verifyAdPassword: 'grant',
  openAd: 'grant',
  uploadImage: 'upload',
  countView: 'view',
  countScan: 'view',
  hearConversations: 'live',
  readSessionStatus: 'status',
  prolongSession: 'prolong',
  revokeGrant: 'revokeGrant',
  listBrowserCookies: 'cookies',
  forgetBrowser: 'forget',
}

/** The api checks the values of a call's keys, only their number and names are held here. */
const toKey = (name: string): QueryKey => ({
  name,
  pattern: TEXT,
  ...(name.endsWith('[]') && { repeat: true }),
})

const calls = Object.entries({ ...CALLS, ...GATEWAY_CALLS }) as readonly (readonly [
  keyof typeof SPECIAL,
  Call,
])[]

/** Every call of the contract that a browser, or a provider's machine, may make; others are the api's and a page's. */
export const CALL_ROUTES: readonly CallRoute[] = calls.flatMap(([name, call]) => {
  const { method, path, audience } = call
  if (audience === 'internal' || !path.startsWith('/api/')) return []

  return {
    method,
    path,
    query: Object.keys(call.query?.shape ?? {}).map(toKey),
    budget: BUDGETS[budgetOf(call)],
    bodyBytes: bodyBytesOf(call),
    handling: SPECIAL[name] ?? BY_AUDIENCE[audience],
  }
})

import { ACCOUNT_CALLS } from './account/calls.ts'
import { prolongSessionCall, readSessionStatusCall, revokeGrantCall } from './account/session.ts'
import { ADS_CALLS } from './ads/calls.ts'
import { BROWSE_CALLS } from './browse/calls.ts'
import { CONVERSATION_CALLS } from './conversation/calls.ts'
import { DESK_CALLS } from './desk/calls.ts'
import { NEWSPAPER_CALLS } from './newspaper/calls.ts'
import { PAYMENT_CALLS } from './payment/calls.ts'
import { forgetBrowserCall, listBrowserCookiesCall } from './visitor/browserData.ts'
import type { Call } from './wire/call.ts'
import { hearChangesCall } from './wire/changes.ts'
import { endInsideSessionCall, readInsideSessionCall } from './wire/insideSession.ts'

/**
 * Every call there is, by name. The api serves these, the bff lets these through.
 * Pages import the single calls instead, so that a browser loads only what it uses.
 */
export const CALLS = {
  ...ACCOUNT_CALLS,
  ...BROWSE_CALLS,
  ...ADS_CALLS,
  ...NEWSPAPER_CALLS,
  ...PAYMENT_CALLS,
  ...CONVERSATION_CALLS,
  ...DESK_CALLS,
} as const satisfies Record<string, Call>
export type CallName = keyof typeof CALLS

/** Calls the bff answers by itself: they are about the browser's session, which no api knows. */
export const GATEWAY_CALLS = {
  readSessionStatus: readSessionStatusCall,
  prolongSession: prolongSessionCall,
  revokeGrant: revokeGrantCall,
  listBrowserCookies: listBrowserCookiesCall,
  forgetBrowser: forgetBrowserCall,
} as const satisfies Record<string, Call>

/** Calls that a bff makes of the api by itself. The api serves them, no visitor's request becomes one. */
export const INSIDE_CALLS = {
  readInsideSession: readInsideSessionCall,
  endInsideSession: endInsideSessionCall,
  hearChanges: hearChangesCall,
} as const satisfies Record<string, Call>

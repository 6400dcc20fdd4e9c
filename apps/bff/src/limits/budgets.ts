import type { BudgetClass } from '@inzrt/contracts/wire/budgets'

/** How often one visitor may do something; more gets 429 and the wait. */
export type Budget<Name extends string = string> = Readonly<{
  name: Name
  count: number
  perSeconds: number
  /** Bounds tries, refused ones too, where the budget itself counts what was done. */
  tries?: Budget
}>

const perMinute = <Name extends string>(name: Name, count: number): Budget<Name> => ({
  name,
  count,
  perSeconds: 60,
})

const perHour = <Name extends string>(name: Name, count: number): Budget<Name> => ({
  name,
  count,
  perSeconds: 3600,
})

/** A budget of what was done: what is refused, to be mended under a field or in a crowd, and sent again counts once. */
const done = <Name extends string>(
  name: Name,
  count: number,
  within: typeof perHour = perHour,
): Budget<Name> => ({ ...within(name, count), tries: within(`${name}-try`, count * 6) })

/** Of the calls of each class. */
export const BUDGETS: { readonly [Name in BudgetClass]: Budget<Name> } = {
  call: perMinute('call', 600),
  search: perMinute('search', 60),
  locality: perMinute('locality', 120),
  report: perHour('report', 20),
  complaint: perHour('complaint', 10),
  /** The api counts wrong tries; an office logs in at one hour, behind one address. */
  login: done('login', 120, perMinute),
  /** The api counts accounts that were made. */
  registration: perHour('registration', 60),
  /** The api counts letters of each account, too. */
  forgot: perHour('forgot', 20),
  /** The api counts wrong ones. */
  secret: done('secret', 120, perMinute),
  /** Of its own: whatever else a page or its neighbours on one address ask, nobody is kept logged in. */
  logout: perMinute('logout', 120),
  account: perHour('account', 60),
  mark: perHour('mark', 300),
  export: perHour('export', 10),
  /** The api counts how much they hold. */
  feed: done('feed', 120),
  create: done('create', 10),
  edit: perHour('edit', 120),
  order: perHour('order', 60),
  'line-ad': perMinute('line-ad', 60),
  image: perHour('image', 60),
  'phone-code': done('phone-code', 10),
  reveal: perHour('reveal', 10),
  contact: done('contact', 20),
  message: done('message', 120),
  /** A person reads slower than that; many ads decided at once are one call. */
  moderation: perMinute('moderation', 120),
  /** One machine brings the messages of everybody. */
  hook: perMinute('hook', 600),
}

/** Of a visitor who reports more than the budget, the log is told once. */
export const REPORT_FLOOD_BUDGET = perHour('report-flood', 1)

/** Errors of scripts that a visitor's pages tell of. */
export const SCRIPT_ERROR_BUDGET = perHour('script-error', 20)

/** Customers the card gateway sends back; one is sent once, and reloads a few times. */
export const RETURN_BUDGET = perMinute('gateway-return', 30)

/** Pages that were not kept, apart from searches, which share their budget with the search's calls. */
export const DRAWING_BUDGET = perMinute('drawing', 300)

/** Pages that had to be drawn and turned out not to exist: guessing addresses costs us, not the guesser. */
export const MISSING_PAGE_BUDGET = perMinute('missing-page', 120)

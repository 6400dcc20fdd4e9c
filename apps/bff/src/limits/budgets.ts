/** How often one visitor may do something; more gets 429 and the wait. */
export type Budget = Readonly<{
  name: string
  count: number
  perSeconds: number
  /** Bounds tries, refused ones too, where the budget itself counts what was done. */
  tries?: Budget
}>

export const SEARCH_BUDGET: Budget = { name: 'search', count: 60, perSeconds: 60 }
export const LOCALITY_BUDGET: Budget = { name: 'locality', count: 120, perSeconds: 60 }
export const REPORT_BUDGET: Budget = { name: 'report', count: 20, perSeconds: 3600 }
export const COMPLAINT_BUDGET: Budget = { name: 'complaint', count: 10, perSeconds: 3600 }
/** Of a visitor who reports more than that, the log is told once. */
export const REPORT_FLOOD_BUDGET: Budget = { name: 'report-flood', count: 1, perSeconds: 3600 }

/** The api counts wrong tries; an office logs in at one hour, behind one address. */
export const LOGIN_BUDGET: Budget = { name: 'login', count: 120, perSeconds: 60 }
/** The api counts accounts that were made. */
export const REGISTRATION_BUDGET: Budget = { name: 'registration', count: 60, perSeconds: 3600 }
/** The api counts letters of each account, too. */
export const FORGOT_BUDGET: Budget = { name: 'forgot', count: 20, perSeconds: 3600 }
/** Codes, mailed links, and whatever asks for the password again: the api counts wrong ones. */
export const SECRET_BUDGET: Budget = { name: 'secret', count: 120, perSeconds: 60 }
/** Of its own: whatever else a page or its neighbours on one address ask, nobody is kept logged in. */
export const LOGOUT_BUDGET: Budget = { name: 'logout', count: 120, perSeconds: 60 }
export const ACCOUNT_BUDGET: Budget = { name: 'account', count: 60, perSeconds: 3600 }
/** Hearts, given and taken. */
export const MARK_BUDGET: Budget = { name: 'mark', count: 300, perSeconds: 3600 }
export const EXPORT_BUDGET: Budget = { name: 'export', count: 10, perSeconds: 3600 }

/** A budget of what was done in an hour: what is mended under a field and sent again counts once. */
const done = (name: string, count: number): Budget => ({
  ...{ name, count, perSeconds: 3600 },
  tries: { name: `${name}-try`, count: count * 6, perSeconds: 3600 },
})

export const CREATE_BUDGET = done('create', 10)
export const ORDER_BUDGET: Budget = { name: 'order', count: 60, perSeconds: 3600 }
/** Customers the card gateway sends back; one is sent once, and reloads a few times. */
export const RETURN_BUDGET: Budget = { name: 'gateway-return', count: 30, perSeconds: 60 }
export const EDIT_BUDGET: Budget = { name: 'edit', count: 120, perSeconds: 3600 }
/** Lines of the paper shown in the form: one ask at each pause of the person who writes. */
export const LINE_AD_BUDGET: Budget = { name: 'line-ad', count: 60, perSeconds: 60 }
export const IMAGE_BUDGET: Budget = { name: 'image', count: 60, perSeconds: 3600 }
export const PHONE_CODE_BUDGET = done('phone-code', 10)
export const REVEAL_BUDGET: Budget = { name: 'reveal', count: 10, perSeconds: 3600 }
export const CONTACT_BUDGET = done('contact', 20)

/** A person reads slower than that; many ads decided at once are one call. */
export const MODERATION_BUDGET: Budget = { name: 'moderation', count: 120, perSeconds: 60 }
/** One machine brings the messages of everybody. */
export const HOOK_BUDGET: Budget = { name: 'hook', count: 600, perSeconds: 60 }

/** Calls without a budget of their own: far above what a person's browser makes. */
export const CALL_BUDGET: Budget = { name: 'call', count: 600, perSeconds: 60 }

/** Pages that were not kept, apart from searches, which share their budget with the search's calls. */
export const DRAWING_BUDGET: Budget = { name: 'drawing', count: 300, perSeconds: 60 }

/** Pages that had to be drawn and turned out not to exist: guessing addresses costs us, not the guesser. */
export const MISSING_PAGE_BUDGET: Budget = { name: 'missing-page', count: 120, perSeconds: 60 }

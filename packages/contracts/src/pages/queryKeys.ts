import { PLACE_NAME } from '@inzrt/domain/locality'
import { isSlug } from '@inzrt/domain/slug'
import { ATTRIBUTE_PARAMS } from '@inzrt/rules/attributes'
import { AD_TYPES, initialFilter, LIST_VIEWS, RADII, SORT_KEYS } from '@inzrt/rules/listing'
import { REPORT_REASONS } from '@inzrt/rules/moderation'
import { VIEW_KEY } from '../visitor/viewMode.ts'
import { idToken } from '../wire/idToken.ts'

/** One key a page or call understands. What its pattern refuses is dropped, as if it were not there. */
export type QueryKey = Readonly<{ name: string; pattern: Pick<RegExp, 'test'>; repeat?: true }>

const key = (name: string, pattern: QueryKey['pattern']): QueryKey => ({ name, pattern })

const oneOf = (words: readonly string[]): QueryKey['pattern'] => ({
  test: (value) => words.includes(value),
})

/** Text without control characters; the longest search the API reads has 2,000 characters. */
export const TEXT = /^\P{Cc}{0,2000}$/u
/** Crowns as people type them: „1 500“. */
const CROWNS = /^\d[\d \u00a0]{0,19}$/

/** The look of a page to read; forms need their scripts, so the textual one is none of theirs. */
export const READING_VIEW = key(VIEW_KEY, /^(citelny|textovy|plny)$/)
export const FORM_VIEW = key(VIEW_KEY, /^citelny$/)

/** How many pages of a list are shown. */
const PAGE_KEY = key('page', /^[1-9]\d{0,8}$/)

/** Filters, order and page of a list of ads, in the order in which they are always written. */
export const LISTING_KEYS: readonly QueryKey[] = [
  key('order', oneOf(SORT_KEYS.filter((order) => order !== initialFilter.order))),
  { ...key('type', oneOf(AD_TYPES)), repeat: true },
  key('psc', /^[A-Za-z0-9 -]{5,9}$/),
  key('district', PLACE_NAME),
  key('region', PLACE_NAME),
  key('place', PLACE_NAME),
  key('radius', oneOf(RADII.map(String))),
  key('priceFrom', CROWNS),
  key('priceTo', CROWNS),
  key('photo', /^1$/),
  ...ATTRIBUTE_PARAMS,
  key('view', oneOf(LIST_VIEWS.filter((view) => view !== 'list'))),
  PAGE_KEY,
]

export const SEARCH_KEYS: readonly QueryKey[] = [key('term', TEXT), ...LISTING_KEYS]
export const FEED_SEARCH_KEYS: readonly QueryKey[] = [key('term', TEXT)]

/** How a form without a script ended. */
export const FORM_OUTCOMES = ['hotovo', 'chyba', 'neplati', 'plno', 'mnoho', 'pozdeji'] as const
export type FormOutcome = (typeof FORM_OUTCOMES)[number]
const OUTCOME_KEY = key('vysledek', oneOf(FORM_OUTCOMES))

/** The search that is to be watched, without order and page. */
export const WATCH_KEYS: readonly QueryKey[] = [OUTCOME_KEY, ...SEARCH_KEYS]

/** What a letter's link brings; nothing of an account can be opened by it. */
export const LETTER_KEYS: readonly QueryKey[] = [OUTCOME_KEY, key('token', idToken('[wm]?'))]

/** Words and a section: what is looked for in past editions, or among the ads of an advertiser. */
export const FOUND_KEYS: readonly QueryKey[] = [
  key('term', TEXT),
  key('section', { test: isSlug }),
  PAGE_KEY,
]

/** The page a QR code leads to. */
export const QR_KEYS: readonly QueryKey[] = [key('cesta', TEXT)]

/** Which part of the account is shown. */
export const ACCOUNT_KEYS: readonly QueryKey[] = [
  key('tab', /^[a-z]{1,20}$/),
  key('filter', /^[a-z]{1,20}$/),
  PAGE_KEY,
]

/** Conversations, or those that were put out of sight. */
export const CONVERSATION_KEYS: readonly QueryKey[] = [key('filter', oneOf(['skryte'])), PAGE_KEY]

/** Which part of the moderators' area is shown, the ad looked for in it, and the reason reports are narrowed by. */
export const STAFF_KEYS: readonly QueryKey[] = [
  key('cast', /^[a-z]{1,20}$/),
  key('inzerat', TEXT),
  key('duvod', oneOf(Object.keys(REPORT_REASONS))),
]

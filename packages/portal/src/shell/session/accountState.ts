import type { SearchParams } from '../metadata/SearchParams.ts'

/** Parts of the account, by the names their addresses use. */
export const ACCOUNT_TABS = [
  'inzeraty',
  'objednavky',
  'kredit',
  'zpravy',
  'upozorneni',
  'oblibene',
  'hledani',
  'import',
  'statistiky',
  'nastaveni',
] as const
export type AccountTab = (typeof ACCOUNT_TABS)[number]

/** Ways to see one's own ads; the address speaks Czech, the call does not. */
export const AD_FILTERS = {
  aktivni: 'active',
  konci: 'ending',
  cekajici: 'waiting',
  neaktivni: 'inactive',
} as const
export type AdFilter = keyof typeof AD_FILTERS

/** Times for which own ads are told together, in days. */
export const STATS_SPANS = { tyden: 7, mesic: 30, ctvrtleti: 90 } as const
export type StatsSpan = keyof typeof STATS_SPANS

const USUAL_SPAN: StatsSpan = 'mesic'

/** The filter of conversations that were put out of sight. */
const HIDDEN = 'skryte'

export type AccountState = Readonly<{
  tab: AccountTab
  filter: AdFilter
  /** Whether conversations are shown that were put out of sight. */
  isHidden: boolean
  /** For which time statistics are shown. */
  span: StatsSpan
  page: number
}>

/** The longest list one answer holds is ten pages. */
export const LAST_ACCOUNT_PAGE = 10

const first = (value: SearchParams[string]): string | undefined =>
  typeof value === 'string' ? value : value?.[0]

const isSpan = (text: string): text is StatsSpan => Object.hasOwn(STATS_SPANS, text)
const isFilter = (text: string): text is AdFilter => Object.hasOwn(AD_FILTERS, text)

/** What an address asks of the account; anything unknown counts as left out. */
export const parseAccount = (query: SearchParams): AccountState => {
  const [tab, filter = '', page] = [query.tab, query.filter, query.page].map(first)

  return {
    tab: ACCOUNT_TABS.find((known) => known === tab) ?? 'inzeraty',
    filter: isFilter(filter) ? filter : 'aktivni',
    isHidden: filter === HIDDEN,
    span: isSpan(filter) ? filter : USUAL_SPAN,
    page: Math.min(Math.max(Math.trunc(Number(page)) || 1, 1), LAST_ACCOUNT_PAGE),
  }
}

/**
 * Address of a part of the account; what goes without saying is left out. Conversations have one of their own.
 * @example accountHref({ tab: 'inzeraty', filter: 'konci' }) // '/muj-ucet?tab=inzeraty&filter=konci'
 */
export const accountHref = ({
  tab,
  filter = 'aktivni',
  isHidden = false,
  span = USUAL_SPAN,
  page = 1,
}: Pick<AccountState, 'tab'> & Partial<AccountState>): string => {
  const query = new URLSearchParams(tab === 'zpravy' ? {} : { tab })
  if (filter !== 'aktivni') query.set('filter', filter)
  if (isHidden) query.set('filter', HIDDEN)
  if (span !== USUAL_SPAN) query.set('filter', span)
  if (page > 1) query.set('page', String(page))

  const path = tab === 'zpravy' ? '/zpravy' : '/muj-ucet'

  return query.size > 0 ? `${path}?${query}` : path
}

import { PORTS } from '../../support/ports.ts'
import { PLANTED_WORD, type Planted, SELLER } from './plantAds.ts'

/** As much of a text as a search for it takes; what follows changes nothing. */
const TERM_LENGTH = 90

/** What prints the text of an ad: its address, which may depend on the text, and who asks. */
export type PrintedPage = Readonly<{
  url: (text: string) => string
  /** Only the seller of the planted ads is told it. */
  isSellers?: boolean
}>

const search = (term: string): string => `search?${new URLSearchParams({ term })}`
const feed = (term: string): string => `search/rss?${new URLSearchParams({ term })}`

const pagesOf = (port: number, { slug, section }: Planted) => {
  const page = (path: string) => ({ url: () => `http://127.0.0.1:${port}/${path}` })

  return {
    detail: page(slug),
    section: page(section),
    'feed of a section': page(`${section}/rss`),
    search: page(search(PLANTED_WORD)),
    'search for the text': {
      url: (text: string) =>
        `http://127.0.0.1:${port}/${search(`${PLANTED_WORD} ${text.slice(0, TERM_LENGTH)}`)}`,
    },
    'feed of a search': page(feed(PLANTED_WORD)),
    seller: page(`uzivatel/${SELLER}`),
    home: page(''),
  }
}

/**
 * Other looks of pages are made in the bff, alike for both sites; a filter that changes nothing asks for a page that is
 * not kept.
 */
const looksOf = ({ slug, section }: Planted) => {
  let asked = 0
  const look = (path: string, mode: string): PrintedPage => ({
    url: () => {
      asked += 1

      return `http://127.0.0.1:${PORTS.bff}/${path}?priceFrom=${asked}&rezim=${mode}`
    },
  })

  return {
    'readable detail': look(slug, 'citelny'),
    'textual detail': look(slug, 'textovy'),
    'textual section': look(section, 'textovy'),
  }
}

/** Calls whose answers print an ad and belong to no page that a shell draws. */
const callsOf = ({ id, slug, section }: Planted) => {
  const call = (path: string) => ({
    url: () => `http://127.0.0.1:${PORTS.bff}${path}`,
    isSellers: true,
  })

  return {
    'file at the desk': call(`/api/admin/inzrts/${id}`),
    'own ads': call('/api/front/me/inzrts'),
    'export of an account': call('/api/auth/user/export'),
    'list of a section': call(`/api/front/inzrts?sectionSlug=${section}`),
    'one ad': call(`/api/front/inzrts/${slug}`),
    'what an address is': call(`/api/front/slug/${slug}`),
    'other ads of a seller': call(`/api/front/inzrts/${slug}/others`),
    'profile of a seller': call(`/api/front/advertisers/${SELLER}`),
    'found ads': call(`/api/front/search?q=${PLANTED_WORD}`),
    'an ad sought at the desk': call(`/api/admin/queue?ad=${slug}`),
  }
}

const named = (kind: string, pages: Readonly<Record<string, PrintedPage>>) =>
  Object.entries(pages).map(([name, page]) => [`${kind}: ${name}`, page] as const)

/** Everything that prints the planted ads, asked for past the page store, by name. */
export const printedPages = (
  planted: Readonly<Record<'general' | 'adult', Planted>>,
): ReadonlyMap<string, PrintedPage> => {
  const { general, adult } = planted

  return new Map([
    ...named('general', pagesOf(PORTS.general, general)),
    ...named('adult', pagesOf(PORTS.adult, adult)),
    ...named('general', looksOf(general)),
    ...named('call', callsOf(general)),
  ])
}

import 'server-only'
import { listSectionsCall, type Section } from '@inzrt/contracts/browse/section'
import { type Edition, listEditionsCall } from '@inzrt/contracts/newspaper/edition'
import { orThrow } from '../shell/api/orThrow.ts'
import { publicApi } from '../shell/api/publicApi.server.ts'
import { remember } from '../shell/api/remember.ts'
import type { Brand } from '../shell/brand/Brand.ts'

/** What every page of a site shows around its own content. */
export type Site = Readonly<{
  /** The site's own tree of sections. */
  sections: readonly Section[]
  /** Top sections of the sister site. */
  sisterSections: readonly Section[]
  /** Editions to come, soonest first; none when they could not be read, a page stands without them. */
  editions: readonly Edition[]
}>

const LIFETIME_MS = 15_000

const readSite = async (brand: Brand): Promise<Site> => {
  const api = publicApi(brand)
  const [sections, editions] = await Promise.all([
    api.call(listSectionsCall, { query: { includeSp: true } }),
    api.call(listEditionsCall, { query: { scope: 'upcoming' } }),
  ])
  const tree = orThrow(sections).data

  return {
    sections: tree.filter(({ theme }) => theme.theme === brand.theme),
    sisterSections: tree.filter(({ theme }) => theme.theme !== brand.theme),
    editions: editions.ok ? editions.data : [],
  }
}

const remembered = new Map<Brand['id'], () => Promise<Site>>()

/** Sections and editions, the same for all pages of the site and read at most every 15 s. */
export const loadSite = (brand: Brand): Promise<Site> => {
  const read = remembered.get(brand.id) ?? remember(() => readSite(brand), LIFETIME_MS)
  remembered.set(brand.id, read)

  return read()
}

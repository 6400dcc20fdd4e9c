import { isNotFound } from '@inzrt/api-client/isNotFound'
import type { Section } from '@inzrt/contracts/browse/section'
import {
  listSitemapCompaniesCall,
  listSitemapFilesCall,
  readSitemapFileCall,
  SITEMAP_FILES_MAX,
  SITEMAP_LAST_FILE,
} from '@inzrt/contracts/browse/sitemap'
import { ALL_PAGES } from '@inzrt/contracts/pages'
import { profilePath } from '@inzrt/rules/names'
import { orThrow } from '../../shell/api/orThrow.ts'
import { publicApi } from '../../shell/api/publicApi.server.ts'
import type { Brand } from '../../shell/brand/Brand.ts'
import { origins } from '../../shell/settings/origins.ts'
import { settings } from '../../shell/settings/settings.server.ts'
import { loadSite } from '../../site/loadSite.server.ts'
import { escapeXml } from '../feeds/escapeXml.ts'
import { xmlResponse } from '../feeds/xmlResponse.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

type Entry = Readonly<{ path: string; changedAt?: string }>

const url = (origin: string, { path, changedAt }: Entry): string =>
  `<url><loc>${escapeXml(origin + path)}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</url>`

const pathsOf = (section: Section): readonly Entry[] => [
  { path: `/${section.slug}` },
  ...section.children.data.flatMap(pathsOf),
]

const readAds = async (brand: Brand, file: number): Promise<readonly Entry[]> => {
  const answer = await publicApi(brand).call(readSitemapFileCall, { params: { file } })
  if (!answer.ok && isNotFound(answer.error)) return []

  return orThrow(answer).data.map(({ slug, createdAt }) => ({
    path: `/${slug}`,
    changedAt: createdAt,
  }))
}

/** Pages of companies; who may not be named by an address has none. */
const readCompanies = async (brand: Brand): Promise<readonly Entry[]> =>
  orThrow(await publicApi(brand).call(listSitemapCompaniesCall)).data.flatMap((nickname) => {
    const path = profilePath(nickname)

    return path ? [{ path }] : []
  })

const PAGES_FILE = 0

const LISTED_PAGES: readonly Entry[] = ALL_PAGES.filter(({ isInSitemap }) => isInSitemap)

const readPages = async (brand: Brand): Promise<readonly Entry[]> => {
  const [{ sections }, companies] = await Promise.all([loadSite(brand), readCompanies(brand)])

  return [...LISTED_PAGES, ...sections.flatMap(pathsOf), ...companies]
}

/** Files of the sitemap: number 0 holds pages, sections and companies, the others the ads. */
export const sitemapIndex = async (brand: Brand): Promise<Response> => {
  const { own } = origins(brand, settings())
  const { data: files } = orThrow(await publicApi(brand).call(listSitemapFilesCall))
  const entries = [PAGES_FILE, ...files]
    .slice(0, SITEMAP_FILES_MAX)
    .map((file) => `<sitemap><loc>${escapeXml(`${own}/sitemap/${file}.xml`)}</loc></sitemap>`)

  return xmlResponse(
    [HEAD, `<sitemapindex ${NAMESPACE}>`, ...entries, '</sitemapindex>'].join('\n'),
    'application/xml',
  )
}

/** One file of the sitemap; 404 for a number that is none. */
export const sitemapFile = async (brand: Brand, name: string): Promise<Response> => {
  const [, digits] = /^(0|[1-9]\d{0,5})\.xml$/.exec(name) ?? []
  const file = Number(digits)
  if (digits === undefined || file > SITEMAP_LAST_FILE) return new Response(null, { status: 404 })
  const entries = await (file === PAGES_FILE ? readPages(brand) : readAds(brand, file))
  if (entries.length === 0) return new Response(null, { status: 404 })
  const { own } = origins(brand, settings())

  return xmlResponse(
    [HEAD, `<urlset ${NAMESPACE}>`, ...entries.map((entry) => url(own, entry)), '</urlset>'].join(
      '\n',
    ),
    'application/xml',
  )
}

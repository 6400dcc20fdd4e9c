import { listAdvertisements } from '@inzrt/api-client/calls/listAdvertisements'
import type { Section } from '@inzrt/contracts/browse/section'
import { PAGE_MAX } from '@inzrt/contracts/wire/pagination'
import { orThrow } from '../../shell/api/orThrow.ts'
import { publicApi } from '../../shell/api/publicApi.server.ts'
import type { Brand } from '../../shell/brand/Brand.ts'
import { origins } from '../../shell/settings/origins.ts'
import { settings } from '../../shell/settings/settings.server.ts'
import { loadSite } from '../../site/loadSite.server.ts'
import { escapeXml } from '../feeds/escapeXml.ts'
import { xmlResponse } from '../feeds/xmlResponse.ts'
import { STATIC_PATHS } from './staticPaths.ts'

/** Ads in one answer of the API, answers in one file: a file stays far below 50,000 addresses. */
const PER_ANSWER = 240
const ANSWERS = 10
const PER_FILE = PER_ANSWER * ANSWERS
/** The API has no pages for more. */
const MOST_FILES = Math.floor(PAGE_MAX / ANSWERS)

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
  const first = (file - 1) * ANSWERS + 1
  const answers = await Promise.all(
    Array.from({ length: ANSWERS }, (_, index) =>
      listAdvertisements(publicApi(brand), {
        sort: 'created_asc',
        page: first + index,
        perPage: PER_ANSWER,
      }),
    ),
  )

  return answers
    .flatMap((answer) => orThrow(answer).data)
    .map(({ slug, createdAt }) => ({ path: `/${slug}`, changedAt: createdAt }))
}

/** Files of the sitemap: number 0 holds pages and sections, the others the ads. */
export const sitemapIndex = async (brand: Brand): Promise<Response> => {
  const { own } = origins(brand, settings())
  const ads = orThrow(await listAdvertisements(publicApi(brand), { perPage: 1 }))
  const files = 1 + Math.min(Math.ceil(ads.meta.pagination.total / PER_FILE), MOST_FILES)
  const entries = Array.from(
    { length: files },
    (_, file) => `<sitemap><loc>${escapeXml(`${own}/sitemap/${file}.xml`)}</loc></sitemap>`,
  )

  return xmlResponse(
    [HEAD, `<sitemapindex ${NAMESPACE}>`, ...entries, '</sitemapindex>'].join('\n'),
    'application/xml',
  )
}

/** One file of the sitemap; 404 for a number that is none. */
export const sitemapFile = async (brand: Brand, name: string): Promise<Response> => {
  const [, digits] = /^(\d{1,3})\.xml$/.exec(name) ?? []
  const file = Number(digits)
  if (digits === undefined || file > MOST_FILES) return new Response(null, { status: 404 })
  const entries =
    file === 0
      ? [...STATIC_PATHS, ...(await loadSite(brand)).sections.flatMap(pathsOf)]
      : await readAds(brand, file)
  if (entries.length === 0) return new Response(null, { status: 404 })
  const { own } = origins(brand, settings())

  return xmlResponse(
    [HEAD, `<urlset ${NAMESPACE}>`, ...entries.map((entry) => url(own, entry)), '</urlset>'].join(
      '\n',
    ),
    'application/xml',
  )
}

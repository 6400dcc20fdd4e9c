import { isNotFound } from '@inzrt/api-client/isNotFound'
import { readSectionCall } from '@inzrt/contracts/browse/section'
import { NOT_FOUND_TEXTS } from '@inzrt/contracts/wire/notFoundTexts'
import { isSlug } from '@inzrt/domain/slug'
import { orThrow } from '../../shell/api/orThrow.ts'
import { publicApi } from '../../shell/api/publicApi.server.ts'
import type { Brand } from '../../shell/brand/Brand.ts'
import { origins } from '../../shell/settings/origins.ts'
import { settings } from '../../shell/settings/settings.server.ts'
import { toFeedItem } from './toFeedItem.ts'
import { toRss } from './toRss.ts'
import { xmlResponse } from './xmlResponse.ts'

const missing = () => new Response(NOT_FOUND_TEXTS.section, { status: 404 })

/** Newest ads of a section as a feed. */
export const sectionFeed = async (brand: Brand, slug: string): Promise<Response> => {
  if (!isSlug(slug)) return missing()
  const answer = await publicApi(brand).call(readSectionCall, {
    params: { slug },
    query: {
      include: ['advertisements'],
      sort: 'created_desc',
    },
  })
  if (!answer.ok && isNotFound(answer.error)) return missing()
  const section = orThrow(answer).data
  const { own } = origins(brand, settings())

  return xmlResponse(
    toRss({
      title: `${section.name} – ${brand.name}`,
      description: `Nejnovější inzeráty v rubrice ${section.name}`,
      url: `${own}/${section.slug}`,
      selfUrl: `${own}/${section.slug}/rss`,
      items: (section.advertisements?.data ?? []).map((ad) => toFeedItem(ad, own)),
    }),
    'application/rss+xml',
  )
}

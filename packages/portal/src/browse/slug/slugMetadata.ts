import { countOf, truncate, WORD_FORMS } from '@inzrt/domain/text'
import type { Metadata } from 'next'
import { priceFacts } from '../../ad/priceFacts.ts'
import { isListingChanged } from '../../shell/listing-url/isListingChanged.ts'
import { parseListing } from '../../shell/listing-url/parseListing.ts'
import { pageMetadata } from '../../shell/metadata/pageMetadata.ts'
import { loadSlug } from './loadSlug.server.ts'
import type { SlugPageProps } from './SlugPage.tsx'

const DESCRIPTION_MAX = 155

/** Metadata of a section or an ad; a narrowed list belongs to no search engine. */
export const slugMetadata = async ({
  brand,
  params,
  searchParams,
}: SlugPageProps): Promise<Metadata> => {
  const { slug } = await params
  const query = await searchParams
  const target = await loadSlug(brand, slug, query)
  if (!target) return { title: 'Chyba 404' }
  if (target.slugType === 'inzrt') {
    const { ad } = target
    const isHidden = ad.status === 'not_published'

    return pageMetadata({
      title: ad.heading,
      description: truncate([...priceFacts(ad), ad.content].join(' · '), DESCRIPTION_MAX),
      path: `/${ad.slug}`,
      isHidden,
      needsAgeProof: ad.needsAgeProof,
      cardSlug: isHidden || brand.adultOnly ? undefined : ad.slug,
    })
  }
  const { section } = target
  const state = parseListing(query)
  const total = section.advertisements?.meta.pagination.total ?? section.adsCount

  return pageMetadata({
    title: section.name,
    description: `${section.name}: ${countOf(total, WORD_FORMS.advert)} z celého Česka. ${brand.description}`,
    path: `/${section.slug}`,
    feedPath: `/${section.slug}/rss`,
    isHidden: isListingChanged(state) || state.view === 'map',
  })
}

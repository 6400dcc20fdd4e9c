import { AdListSchema } from '@inzrt/contracts/ads/advertisement'
import { AdAnswerSchema } from '@inzrt/contracts/ads/advertisementDetail'
import { SectionListSchema } from '@inzrt/contracts/browse/section'
import { profilePath } from '@inzrt/rules/names'
import * as z from 'zod/mini'
import type { Ask } from './Finding.ts'

const SECTION_INCLUDE = ['advertisements', 'banners'] as const
const AD_INCLUDE = ['images', 'advertiser', 'section', 'promos'] as const

const readSections = async (ask: Ask, slug: string): Promise<void> => {
  const query = { include: SECTION_INCLUDE, withImage: true, sort: 'price_asc', perPage: 5 }
  await ask('readSection', { params: { slug }, query, expected: 200 })
  await ask('readSisterSection', { expected: 200 })
  await ask('resolveSlug', { params: { slug }, expected: 200 })
  await ask('listAdvertisements', { query: { sectionSlug: slug, type: 'banner' }, expected: 200 })
}

const readAds = async (ask: Ask, slug: string): Promise<void> => {
  await ask('resolveSlug', { params: { slug }, expected: 200 })
  const question = { params: { slug }, query: { include: AD_INCLUDE }, expected: 200 }
  const ad = z.safeParse(AdAnswerSchema, await ask('readAdvertisement', question))
  if (!ad.success) return
  const { dialCode, advertiser } = ad.data.data
  await ask('resolveDialCode', { params: { dialCode } })
  const profile = advertiser?.data.hasProfile && profilePath(advertiser.data.nickname ?? '')
  if (profile) {
    const nickname = profile.slice(profile.lastIndexOf('/') + 1)
    await ask('readAdvertiser', { params: { nickname }, query: { perPage: 2 }, expected: 200 })
  }
}

/** Everything that can be read without an account, with what is really there. Changes nothing. */
export const readPublicly = async (ask: Ask): Promise<void> => {
  const sections = z.safeParse(SectionListSchema, await ask('listSections', { expected: 200 }))
  const [section] = sections.success ? sections.data.data : []
  if (section) await readSections(ask, section.slug)

  const query = { perPage: 2, 'types[]': ['offer', 'inquiry', 'exchange'] }
  const listed = await ask('listAdvertisements', { query, expected: 200 })
  const ads = z.safeParse(AdListSchema, listed)
  const [ad] = ads.success ? ads.data.data : []
  if (ad) await readAds(ask, ad.slug)

  await ask('search', { query: { q: 'kolo', include: ['section'], perPage: 5 }, expected: 200 })
  await ask('search', { query: { q: '' } })
  await ask('searchLocalities', { query: { term: 'Brno' }, expected: 200 })
  await ask('searchPlaces', { query: { term: 'Brno' }, expected: 200 })
  await ask('listPromos', { expected: 200 })
  for (const scope of ['upcoming', 'archive'])
    await ask('listEditions', { query: { scope }, expected: 200 })
}

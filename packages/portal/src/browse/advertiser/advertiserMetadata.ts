import { profilePath } from '@inzrt/domain/slug'
import { countOf, nonBreaking, WORDS } from '@inzrt/domain/text'
import type { Metadata } from 'next'
import { pageMetadata } from '../../shell/metadata/pageMetadata.ts'
import type { AdvertiserPageProps } from './AdvertiserPage.tsx'
import { loadAdvertiser } from './loadAdvertiser.server.ts'
import { pageOf } from './pageOf.ts'

/** Metadata of a profile; search engines may keep that of a company alone. */
export const advertiserMetadata = async ({
  brand,
  params,
  searchParams,
}: AdvertiserPageProps): Promise<Metadata> => {
  const { nickname } = await params
  const profile = await loadAdvertiser(brand, nickname, pageOf(await searchParams))
  if (!profile) return { title: 'Chyba 404' }
  const count = countOf(profile.adsCount, WORDS.advert)

  return pageMetadata({
    title: `Inzerent ${profile.nickname}`,
    description: nonBreaking(`${profile.nickname} na ${brand.nameLocative}: ${count}.`),
    path: profilePath(profile.nickname) ?? '/',
    isHidden: profile.kind === 'private',
  })
}

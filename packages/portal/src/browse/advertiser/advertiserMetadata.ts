import { countOf, nonBreaking, onOneLine, truncate, WORD_FORMS } from '@inzrt/domain/text'
import { profilePath } from '@inzrt/rules/names'
import type { Metadata } from 'next'
import { pageMetadata } from '../../shell/metadata/pageMetadata.ts'
import type { AdvertiserPageProps } from './AdvertiserPage.tsx'
import { advertiserQuery } from './advertiserQuery.ts'
import { companyName } from './companyName.ts'
import { loadAdvertiser } from './loadAdvertiser.server.ts'

/** Search engines show no more of a description. */
const MOST_ABOUT = 120

/** Metadata of a profile; search engines may keep that of a company alone, and no search in it. */
export const advertiserMetadata = async ({
  brand,
  params,
  searchParams,
}: AdvertiserPageProps): Promise<Metadata> => {
  const { nickname } = await params
  const query = advertiserQuery(await searchParams)
  const profile = await loadAdvertiser(brand, nickname, query)
  if (!profile) return { title: 'Chyba 404' }
  const company = companyName(profile)
  const count = countOf(profile.adsCount, WORD_FORMS.advert)
  const about = profile.about ? ` ${truncate(onOneLine(profile.about), MOST_ABOUT)}` : ''

  return pageMetadata({
    title: company ?? `Inzerent ${profile.nickname}`,
    description: nonBreaking(
      `${company ?? profile.nickname} na ${brand.nameLocative}: ${count}.${about}`,
    ),
    path: profilePath(profile.nickname) ?? '/',
    isHidden: profile.kind === 'private' || query.term !== '' || query.section !== '',
  })
}

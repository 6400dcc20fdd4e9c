import type { AdDetail } from '@inzrt/contracts/advertisementDetail'
import { shownName } from '@inzrt/domain/names'
import { nonBreaking } from '@inzrt/domain/text'

const kindOf = ({ advertiser }: AdDetail): string => {
  const { kind, companyId } = advertiser?.data ?? { kind: 'private' }
  if (kind === 'private') return 'soukromá osoba'

  return companyId ? nonBreaking(`podnikatel, IČO ${companyId}`) : 'podnikatel'
}

/**
 * Who advertises, as far as they let the public know.
 * @param place name of the site after „na“
 */
export const toSeller = (ad: AdDetail, place: string) => {
  const about = ad.advertiser?.data
  const since = about?.memberSince?.slice(0, 4)

  return {
    name: about?.companyName || shownName(ad) || about?.nickname || 'Inzerent',
    kind: kindOf(ad),
    since: since && nonBreaking(`Na ${place} od roku ${since}`),
  }
}

import { type Locality, localityName } from '@inzrt/domain/locality'
import { formatPrice } from '@inzrt/domain/price'
import { shownPrice } from '@inzrt/rules/ad'
import type { ads } from '../../platform/database/schema/ads.ts'

export type Noted = Readonly<{
  ad: Pick<typeof ads.$inferSelect, 'priceType' | 'priceAmount'>
  locality: Pick<Locality, 'cityDistrictName' | 'municipalityName'>
  isDating: boolean
}>

/** What a letter says of an ad below its heading: „1 500 Kč, Brno-střed“. */
export const adNote = ({ ad, locality, isDating }: Noted): string => {
  const price = shownPrice({ price: { type: ad.priceType, amount: ad.priceAmount }, isDating })

  return [price && formatPrice(price), localityName(locality)].filter(Boolean).join(', ')
}

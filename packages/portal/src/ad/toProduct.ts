import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { fromHundredths } from '@inzrt/domain/price'
import { imageUrl } from '../shell/images/imageUrl.ts'

const CURRENCIES = { czk: 'CZK', EUR: 'EUR' } as const

const priceOf = ({ price: { type, amount } }: AdDetail) => {
  if (type === 'free') return { price: 0, priceCurrency: 'CZK' }
  if (type !== 'czk' && type !== 'EUR') return null

  return amount === null ? null : { price: fromHundredths(amount), priceCurrency: CURRENCIES[type] }
}

const offerOf = (ad: AdDetail, url: string) => {
  const price = priceOf(ad)

  return price && ad.type === 'offer'
    ? {
        offers: {
          '@type': 'Offer',
          url,
          ...price,
          availability: 'https://schema.org/InStock',
          ...(ad.validUntil && { priceValidUntil: ad.validUntil.slice(0, 10) }),
        },
      }
    : {}
}

/** An ad in the words of schema.org: an offer with a sum has one, others are told without. */
export const toProduct = (ad: AdDetail, origin: string) => {
  const url = `${origin}/${ad.slug}`

  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: ad.heading,
    description: ad.content,
    url,
    image: (ad.images?.data ?? []).map(
      ({ original }) => `${origin}${imageUrl(original.path, 'large')}`,
    ),
    ...offerOf(ad, url),
  }
}

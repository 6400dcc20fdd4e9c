import { type AdForm, priceTypesOf } from '@inzrt/domain/forms'
import type { AdType } from '@inzrt/domain/listing'

/**
 * What changes with the type of an ad: a kind of price it does not allow gives way to crowns.
 * @example form.change(withType(values, 'inquiry'))
 */
export const withType = (
  { price }: Pick<AdForm, 'price'>,
  type: AdType,
): Pick<AdForm, 'type'> & Partial<Pick<AdForm, 'price'>> => ({
  type,
  ...(priceTypesOf(type).includes(price.type) ? {} : { price: { ...price, type: 'czk' } }),
})

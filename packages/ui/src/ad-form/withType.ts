import { priceTypesOf } from '@inzrt/domain/forms'
import type { AdType } from '@inzrt/domain/listing'
import type { AdFormValues } from './AdFormValues.ts'

/**
 * What changes with the type of an ad: a kind of price it does not allow gives way to crowns.
 * @example form.change(withType(values, 'inquiry'))
 */
export const withType = (
  { price }: Pick<AdFormValues, 'price'>,
  type: AdType,
): Pick<AdFormValues, 'type'> & Partial<Pick<AdFormValues, 'price'>> => ({
  type,
  ...(priceTypesOf(type).includes(price.type) ? {} : { price: { ...price, type: 'czk' } }),
})

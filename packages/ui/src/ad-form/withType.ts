import { WANTED_IN_EXCHANGE } from '@inzrt/rules/attributes'
import { type AdForm, priceTypesOf } from '@inzrt/rules/forms'
import type { AdType } from '@inzrt/rules/listing'

const without = ({ [WANTED_IN_EXCHANGE.key]: _, ...attributes }: AdForm['attributes']) => attributes

/**
 * What changes with the type of an ad: a kind of price it does not allow gives way to crowns, and only an exchange
 * looks for something.
 * @example form.change(withType(values, 'inquiry'))
 */
export const withType = (
  { price, attributes }: Pick<AdForm, 'price' | 'attributes'>,
  type: AdType,
): Pick<AdForm, 'type'> & Partial<Pick<AdForm, 'price' | 'attributes'>> => ({
  type,
  ...(type !== 'exchange' &&
    WANTED_IN_EXCHANGE.key in attributes && { attributes: without(attributes) }),
  ...(priceTypesOf(type).includes(price.type) ? {} : { price: { ...price, type: 'czk' } }),
})

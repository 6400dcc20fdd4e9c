import { listPromosCall } from '@inzrt/contracts/payment/promo'
import 'server-only'
import type { PromoOffer } from '@inzrt/ui/order/PromoOffer.ts'
import { publicApi } from '../../../shell/api/publicApi.server.ts'
import type { Brand } from '../../../shell/brand/Brand.ts'
import { toPromoOffer } from './toPromoOffer.ts'

/** Promotions for sale; none when they could not be read: an ad is placed without them too. */
export const loadPromos = async (brand: Brand): Promise<readonly PromoOffer[]> => {
  const answer = await publicApi(brand).call(listPromosCall)

  return answer.ok ? answer.data.map(toPromoOffer) : []
}

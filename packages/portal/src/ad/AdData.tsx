import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { JsonLd } from '../shell/metadata/JsonLd.tsx'
import { toProduct } from './toProduct.ts'

/** The ad as a product on offer, for search engines. */
export const AdData = ({ ad, origin }: { ad: AdDetail; origin: string }) => (
  <JsonLd data={toProduct(ad, origin)} />
)

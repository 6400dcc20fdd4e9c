import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import type { TradeSide } from '@inzrt/ui/detail/safety/scamDrills.ts'

/** On which side of the trade somebody stands who calls about an ad; null where people look for people. */
export const toTradeSide = ({
  type,
  isDating,
}: Pick<AdDetail, 'type' | 'isDating'>): TradeSide | null => {
  if (isDating) return null

  return type === 'inquiry' ? 'selling' : 'buying'
}

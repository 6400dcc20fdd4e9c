import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import type { SellerCardProps } from '@inzrt/ui/detail/SellerCard.tsx'

/** How not to come to harm: with a stranger one buys from, or with one one wants to meet. */
export const toSafetyPanel = ({
  isDating,
}: Pick<AdDetail, 'isDating'>): SellerCardProps['safety'] =>
  isDating
    ? {
        advice: 'Poprvé se sejděte mezi lidmi a\u00a0peníze nikomu neposílejte.',
        href: '/napoveda#seznameni',
        label: 'Jak se seznámit bezpečně',
      }
    : {
        advice: 'Peníze předem neposílejte.',
        href: '/napoveda#bezpecne',
        label: 'Jak nakoupit bezpečně',
      }

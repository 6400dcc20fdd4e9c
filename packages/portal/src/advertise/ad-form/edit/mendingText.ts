import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { countOf, nonBreaking, WORD_FORMS } from '@inzrt/domain/text'
import { formatDateTime } from '@inzrt/domain/time'
import { HEADING_MENDING_HOURS } from '@inzrt/rules/limits'

/** Until when the heading of an own ad is mended at once, and what follows then. */
export const mendingText = ({ headingMending }: Pick<AdDetail, 'headingMending'>): string => {
  const { until = null, isOver = false } = headingMending ?? {}
  if (isOver)
    return nonBreaking(
      'První den uplynul, opravu nejdřív přečte člověk. Do té doby platí dosavadní nadpis.',
    )
  const end = until
    ? `do ${formatDateTime(new Date(until))}`
    : `do ${countOf(HEADING_MENDING_HOURS, WORD_FORMS.hour)} od zveřejnění`

  return nonBreaking(`Opravit ho můžete ${end}, odkazy na inzerát budou fungovat dál.`)
}

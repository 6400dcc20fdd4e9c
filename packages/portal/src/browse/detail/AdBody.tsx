import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { FactsTable } from '@inzrt/ui/detail/FactsTable.tsx'
import { AdText } from '../../ad/AdText.tsx'
import { currentTime } from '../../shell/clock/currentTime.ts'
import { toFacts } from './toFacts.ts'

export type AdBodyProps = {
  /** The ad as the api tells it. */
  ad: AdDetail
}

/** Text of an ad as its author wrote it, and the facts. */
export const AdBody = ({ ad }: AdBodyProps) => (
  <>
    <section aria-labelledby="popis">
      <h2 id="popis">Popis</h2>
      <AdText content={ad.content} isDating={ad.isDating} />
    </section>
    <section aria-labelledby="udaje">
      <h2 id="udaje">Údaje</h2>
      <FactsTable facts={toFacts(ad, currentTime())} />
    </section>
  </>
)

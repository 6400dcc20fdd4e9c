import type { AdDetail } from '@inzrt/contracts/advertisementDetail'
import { nonBreaking } from '@inzrt/domain/text'
import { FactsTable } from '@inzrt/ui/detail/FactsTable.tsx'
import { Prose } from '@inzrt/ui/prose/Prose.tsx'
import { toFacts } from './toFacts.ts'
import { toParagraphs } from './toParagraphs.ts'

/** Text of an ad as its author wrote it, and the facts. */
export const AdBody = ({ ad }: { ad: AdDetail }) => (
  <>
    <section aria-labelledby="popis">
      <h2 id="popis">Popis</h2>
      <Prose>
        {toParagraphs(ad.content).map((paragraph) => (
          <p key={paragraph}>{nonBreaking(paragraph)}</p>
        ))}
      </Prose>
    </section>
    <section aria-labelledby="udaje">
      <h2 id="udaje">Údaje</h2>
      <FactsTable facts={toFacts(ad)} />
    </section>
  </>
)

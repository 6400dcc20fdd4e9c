import type { Exchange } from '@inzrt/contracts/ads/exchange'
import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { DealBox } from '@inzrt/ui/conversation/DealBox.tsx'
import { DealButtons } from '@inzrt/ui/conversation/DealButtons.tsx'
import { SectionHeading } from '@inzrt/ui/home/SectionHeading.tsx'
import { exchangeText } from './exchangeText.ts'

const TITLE = 'Výměny pro váš inzerát'

export type ProposedExchangesProps = {
  /** Those of one ad, the newest first. */
  exchanges: readonly Exchange[]
}

/** Exchanges an own ad is proposed for or was agreed in; nothing where there is none. */
export const ProposedExchanges = ({ exchanges }: ProposedExchangesProps) =>
  exchanges.length > 0 && (
    <section aria-label={TITLE}>
      <SectionHeading size="column">{TITLE}</SectionHeading>
      {exchanges.map((exchange, at) => {
        const { token, ads, state } = exchange
        const [, gets] = ads
        const { state: far, hint } = exchangeText(exchange)

        return (
          <DealBox
            key={token}
            label={`Výměna ${at + 1}`}
            state={gets ? `${far}: „${gets.heading}“` : far}
            hint={hint}
            isAgreed={state === 'agreed'}
          >
            <DealButtons>
              <LinkButton href={`/vymena#klic=${token}`}>Zobrazit výměnu</LinkButton>
            </DealButtons>
          </DealBox>
        )
      })}
    </section>
  )

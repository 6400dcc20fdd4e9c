import type { Exchange } from '@inzrt/contracts/ads/exchange'
import { DealBox } from '@inzrt/ui/conversation/DealBox.tsx'
import { ExchangeSteps } from '@inzrt/ui/exchange/ExchangeSteps.tsx'
import { AdRowSmall } from '@inzrt/ui/listing/AdRowSmall.tsx'
import type { ReactNode } from 'react'
import { type RowContext, toRowView } from '../../ad/toRowView.ts'
import { exchangeText } from './exchangeText.ts'

export type ExchangeViewProps = {
  /** Its state and its ads, the own one first. */
  exchange: Exchange
  context: RowContext
  /** What can be done now. */
  children: ReactNode
}

/** How far an exchange is, and who gives what to whom, from where one of them stands. */
export const ExchangeView = ({ exchange, context, children }: ExchangeViewProps) => {
  const [own, gets, third] = exchange.ads
  const steps = gets
    ? [
        { title: 'Dostanete', ad: gets },
        { title: third ? 'Kdo vám to dá, dostane' : 'Dáte', ad: third ?? own },
        { title: 'Dáte, a\u00a0tím se kruh uzavře', ad: third && own },
      ]
    : []

  return (
    <>
      <DealBox {...exchangeText(exchange)} label="Výměna" isAgreed={exchange.state === 'agreed'}>
        {children}
      </DealBox>
      {gets && (
        <ExchangeSteps
          steps={steps.flatMap(({ title, ad }) =>
            ad ? [{ title, row: <AdRowSmall {...toRowView(ad, context)} /> }] : [],
          )}
        />
      )}
    </>
  )
}

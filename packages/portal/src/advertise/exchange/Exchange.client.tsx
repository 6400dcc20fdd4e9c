'use client'

import { errorText } from '@inzrt/api-client/errorText'
import { answerExchangeCall, readExchangeCall } from '@inzrt/contracts/ads/exchange'
import { LoadFailed } from '@inzrt/ui/account/LoadFailed.tsx'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { waitable } from '@inzrt/ui/button/waitable.ts'
import { DealButtons } from '@inzrt/ui/conversation/DealButtons.tsx'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import { useState, useSyncExternalStore } from 'react'
import useSWR from 'swr'
import { browserApi } from '../../shell/api/browserApi.ts'
import { orThrow, UpstreamError } from '../../shell/api/orThrow.ts'
import { currentTime } from '../../shell/clock/currentTime.ts'
import { keyOfAddress } from '../../shell/form/keyOfAddress.ts'
import { WaitingBar } from '../../shell/lazy/WaitingBar.client.tsx'
import { showFailure } from '../../shell/stores/showFailure.ts'
import { DeclineButton } from './DeclineButton.client.tsx'
import { ExchangeView } from './ExchangeView.tsx'

const Missing = () => (
  <EmptyState title="Tuto výměnu už nevedeme" isLive>
    <p>Otevřete prosím celý odkaz z{'\u00a0'}e-mailu. Výměny, ze kterých sešlo, po čase mažeme.</p>
  </EmptyState>
)

/** Another link pasted over this one loads no other page. */
const onHash = (listen: () => void) => {
  addEventListener('hashchange', listen)

  return () => removeEventListener('hashchange', listen)
}

/** An exchange that a letter's link opens: what it is, and the answer to it. */
const Exchange = () => {
  const token = useSyncExternalStore(onHash, keyOfAddress)
  const [isSending, setSending] = useState(false)
  const { data, error, mutate } = useSWR(
    token && ['readExchange', token],
    async () => orThrow(await browserApi.call(readExchangeCall, { query: { token: token ?? '' } })),
    { shouldRetryOnError: false },
  )
  const failure = error instanceof UpstreamError ? error.error : null
  const isMissing = failure?.kind === 'problem' && failure.status < 429
  if (!token || isMissing) return <Missing />
  if (!data && failure)
    return (
      <LoadFailed
        title="Výměnu se nepodařilo načíst"
        reason={errorText('readExchange', failure)}
        onRetry={() => void mutate()}
      />
    )
  if (!data) return <WaitingBar />
  const exchange = data.data
  const answer = async (given: 'agree' | 'decline') => {
    setSending(true)
    const sent = await browserApi.call(answerExchangeCall, { body: { token, answer: given } })
    setSending(false)
    if (sent.ok) await mutate(sent, { revalidate: false })
    else showFailure('answerExchange', sent.error)
  }

  return (
    <ExchangeView exchange={exchange} context={{ now: currentTime(), edition: null }}>
      {exchange.state === 'open' && (
        <DealButtons>
          {!exchange.hasAgreed && (
            <Button variant="primary" {...waitable(isSending, () => void answer('agree'))}>
              Souhlasím s{'\u00a0'}výměnou
            </Button>
          )}
          <DeclineButton
            exchange={exchange}
            isSending={isSending}
            onDecline={() => void answer('decline')}
          />
        </DealButtons>
      )}
      {exchange.conversation && (
        <DealButtons>
          <LinkButton variant="primary" href={exchange.conversation}>
            Otevřít konverzaci
          </LinkButton>
        </DealButtons>
      )}
    </ExchangeView>
  )
}

export default Exchange

'use client'

import { errorText } from '@inzrt/api-client/errorText'
import { confirmFreshnessCall } from '@inzrt/contracts/ads/freshness'
import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import { ProgressBar } from '@inzrt/ui/feedback/ProgressBar.tsx'
import { useEffect, useRef, useState } from 'react'
import { browserApi } from '../../../shell/api/browserApi.ts'
import { takeFromAddress } from '../../../shell/form/takeFromAddress.ts'

type Outcome =
  | { kind: 'asking' }
  | { kind: 'done'; slug: string; message: string }
  | { kind: 'refused'; slug: string | null; text: string }

const INCOMPLETE = 'Odkaz není celý. Otevřete ho prosím znovu z\u00a0e-mailu.'

const confirm = async (slug: string | null, token: string | null): Promise<Outcome> => {
  if (!slug || !token) return { kind: 'refused', slug, text: INCOMPLETE }
  const answer = await browserApi.call(confirmFreshnessCall, { params: { slug }, body: { token } })

  return answer.ok
    ? { kind: 'done', ...answer.data }
    : { kind: 'refused', slug, text: errorText('confirmFreshness', answer.error) }
}

/** Says by the link of a letter, without a login, that an ad still holds. */
const ConfirmFreshness = () => {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'asking' })
  const isAsked = useRef(false)

  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    const { inzerat, token } = takeFromAddress('inzerat', 'token')
    void confirm(inzerat, token).then(setOutcome)
  }, [])

  if (outcome.kind === 'asking') return <ProgressBar label="Ověřuji odkaz z e-mailu" />
  if (outcome.kind === 'done')
    return (
      <EmptyState isLive title="Platí dál">
        <p>{outcome.message}</p>
        <LinkButton variant="primary" size="big" href={`/${outcome.slug}`}>
          Zobrazit inzerát
        </LinkButton>
      </EmptyState>
    )

  return (
    <EmptyState isLive title="Odkaz se nepodařilo použít">
      <p>{outcome.text}</p>
      {outcome.slug && <LinkButton href={`/${outcome.slug}/edit`}>Otevřít inzerát</LinkButton>}
    </EmptyState>
  )
}

export default ConfirmFreshness

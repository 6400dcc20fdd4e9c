'use client'

import { errorText } from '@inzrt/api-client/errorText'
import { readSection } from '@inzrt/api-client/sections/readSection'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import { ProgressBar } from '@inzrt/ui/feedback/ProgressBar.tsx'
import { useState } from 'react'
import useSWR from 'swr'
import { browserApi } from '../api/browserApi.ts'
import { orThrow, UpstreamError } from '../api/orThrow.ts'
import { takeFromAddress } from '../auth/takeFromAddress.ts'
import { OwnAdGate } from './OwnAdGate.client.tsx'
import { RenewByLetter } from './RenewByLetter.client.tsx'
import { RenewForm } from './RenewForm.client.tsx'
import type { RenewedAd } from './renewOffer.ts'

export type RenewOrderProps = { slug: string; supportEmail: string }

const RenewHere = ({ ad, supportEmail }: { ad: RenewedAd; supportEmail: string }) => {
  const { data, error, mutate } = useSWR(
    ['section', ad.sectionSlug],
    async () => orThrow(await readSection(browserApi, ad.sectionSlug)).data,
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  )
  if (data) return <RenewForm ad={ad} section={data} supportEmail={supportEmail} />

  return error instanceof UpstreamError ? (
    <EmptyState title="Ceny se nepodařilo načíst">
      <p>{errorText('readSection', error.error)}</p>
      <Button onClick={() => mutate()}>Zkusit znovu</Button>
    </EmptyState>
  ) : (
    <ProgressBar label="Načítám ceny" />
  )
}

/** Gives an own ad a longer life; the link of a letter does it at once where nothing is paid. */
const RenewOrder = ({ slug, supportEmail }: RenewOrderProps) => {
  const [token, setToken] = useState(() => takeFromAddress('token').token)

  return token ? (
    <RenewByLetter {...{ slug, token, supportEmail }} onRefused={() => setToken(null)} />
  ) : (
    <OwnAdGate slug={slug}>{(ad) => <RenewHere ad={ad} supportEmail={supportEmail} />}</OwnAdGate>
  )
}

export default RenewOrder

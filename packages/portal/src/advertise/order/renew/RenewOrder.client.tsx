'use client'

import { errorText } from '@inzrt/api-client/errorText'
import { readSectionCall } from '@inzrt/contracts/browse/section'
import { LoadFailed } from '@inzrt/ui/account/LoadFailed.tsx'
import { ProgressBar } from '@inzrt/ui/feedback/ProgressBar.tsx'
import { useCallback, useEffect, useState } from 'react'
import useSWR from 'swr'
import { browserApi } from '../../../shell/api/browserApi.ts'
import { orThrow, UpstreamError } from '../../../shell/api/orThrow.ts'
import { currentTime } from '../../../shell/clock/currentTime.ts'
import { takeFromAddress } from '../../../shell/form/takeFromAddress.ts'
import { OwnAdGate } from '../../own-ad/OwnAdGate.client.tsx'
import { isOfCompany } from '../isOfCompany.ts'
import { RenewAtOnce } from './RenewAtOnce.client.tsx'
import { RenewByLetter } from './RenewByLetter.client.tsx'
import { RenewForm, type RenewFormProps } from './RenewForm.client.tsx'
import { renewOffer } from './renewOffer.ts'

export type RenewOrderProps = { slug: string; supportEmail: string }

type RenewHereProps = Omit<RenewFormProps, 'section'>

const RenewHere = (props: RenewHereProps) => {
  const { ad, token, supportEmail } = props
  const [isAtOnce, setAtOnce] = useState(token !== undefined)
  const ask = useCallback(() => setAtOnce(false), [])
  const { data, error, mutate } = useSWR(
    ['section', ad.sectionSlug],
    async () =>
      orThrow(await browserApi.call(readSectionCall, { params: { slug: ad.sectionSlug } })).data,
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  )
  if (data) {
    const { until, isPaid } = renewOffer(ad, data, currentTime())
    if (isAtOnce && token && until && !isPaid)
      return (
        <RenewAtOnce token={token} supportEmail={supportEmail} slug={ad.slug} onRefused={ask} />
      )

    return <RenewForm {...props} section={data} />
  }

  return error instanceof UpstreamError ? (
    <LoadFailed
      title="Ceny se nepodařilo načíst"
      reason={errorText('readSection', error.error)}
      onRetry={() => void mutate()}
    />
  ) : (
    <ProgressBar label="Načítám ceny" />
  )
}

/**
 * Gives an own ad a longer life. The link of a letter opens it without a login, and is all there is to it
 * where nothing is paid.
 */
const RenewOrder = ({ slug, supportEmail }: RenewOrderProps) => {
  const [token, setToken] = useState<string | null>()
  const open = useCallback(() => setToken(null), [])

  useEffect(() => {
    const taken = takeFromAddress('token').token
    setToken((known) => known ?? taken)
  }, [])

  if (token === undefined) return null

  return token ? (
    <RenewByLetter slug={slug} token={token} onRefused={open}>
      {(ad) => <RenewHere ad={ad} token={token} supportEmail={supportEmail} />}
    </RenewByLetter>
  ) : (
    <OwnAdGate slug={slug}>
      {({ ad }) => (
        <RenewHere ad={{ ...ad, isForCompany: isOfCompany(ad) }} supportEmail={supportEmail} />
      )}
    </OwnAdGate>
  )
}

export default RenewOrder

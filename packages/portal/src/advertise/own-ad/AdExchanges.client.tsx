'use client'

import { type Exchange, listExchangesCall } from '@inzrt/contracts/ads/exchange'
import { useEffect, useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { ProposedExchanges } from '../exchange/ProposedExchanges.tsx'

/** Exchanges of an own ad where it stands; nothing when that could not be read, the page stands without it. */
export const AdExchanges = ({ slug }: { slug: string }) => {
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([])

  useEffect(() => {
    void browserApi.call(listExchangesCall, { params: { slug } }).then((answer) => {
      if (answer.ok) setExchanges(answer.data)
    })
  }, [slug])

  return <ProposedExchanges exchanges={exchanges} />
}

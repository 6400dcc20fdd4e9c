import { errorText } from '@inzrt/api-client/errorText'
import { openAdCall } from '@inzrt/contracts/ads/adAccess'
import { useEffect, useRef, useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { faultsOf } from '../../shell/form/faultsOf.ts'
import { takeFromAddress } from '../../shell/form/takeFromAddress.ts'
import { openEdit } from './openEdit.ts'

type LinkState = { isOpening: boolean; fault: string | null }

const open = async (token: string): Promise<LinkState> => {
  const answer = await browserApi.call(openAdCall, { body: { token } })
  if (answer.ok) {
    openEdit(answer.data)

    return { isOpening: true, fault: null }
  }

  return {
    isOpening: false,
    fault: faultsOf(answer.error)?.token ?? errorText('openAd', answer.error),
  }
}

/** Opens the ad of a link that was sent, when the page was come to by one; it works once. */
export const useLinkOfAddress = (): LinkState => {
  const [state, setState] = useState<LinkState>({ isOpening: false, fault: null })
  const isTaken = useRef(false)

  useEffect(() => {
    if (isTaken.current) return
    isTaken.current = true
    const { token } = takeFromAddress('token')
    if (!token) return
    setState({ isOpening: true, fault: null })
    void open(token).then(setState)
  }, [])

  return state
}

'use client'

import { errorText } from '@inzrt/api-client/errorText'
import { unsubscribeCall } from '@inzrt/contracts/account/savedSearch'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { useEffect, useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { takeFromAddress } from '../../shell/form/takeFromAddress.ts'

const MISSING = 'Odkaz není úplný. Otevřete ho prosím přímo z e-mailu.'

/** Ends the letters about a search; a program that only looks at the link ends nothing. */
const Unsubscribe = () => {
  const [token, setToken] = useState<string | null>(null)
  const [outcome, setOutcome] = useState('')

  useEffect(() => {
    const taken = takeFromAddress('token').token
    if (taken) setToken(taken)
    else setOutcome((known) => known || MISSING)
  }, [])

  const end = async () => {
    const answer = await browserApi.call(unsubscribeCall, { body: { token: token ?? '' } })
    setOutcome(answer.ok ? answer.data.message : errorText('unsubscribe', answer.error))
  }

  return (
    <>
      {token && outcome === '' && (
        <Button variant="primary" onClick={end}>
          Už mi upozornění neposílejte
        </Button>
      )}
      <p role="status">{outcome}</p>
    </>
  )
}

export default Unsubscribe

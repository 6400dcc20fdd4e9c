'use client'

import { errorText } from '@inzrt/api-client/errorText'
import { type ContestedDecision, readContestedCall } from '@inzrt/contracts/desk/appeal'
import { ProgressBar } from '@inzrt/ui/feedback/ProgressBar.tsx'
import { useEffect, useRef, useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { formDrafts } from '../../shell/form/formDrafts.ts'
import { takeFromAddress } from '../../shell/form/takeFromAddress.ts'
import { CONTEST_DRAFT, Contest } from './Contest.client.tsx'

const NO_LINK =
  'K\u00a0odvolání vede odkaz v\u00a0e-mailu nebo SMS, ve kterých jsme vám rozhodnutí oznámili.'

/** The secret of the link that led here, or of the one this window came by before a reload. */
const takeToken = (): string => {
  const { token } = takeFromAddress('token')
  const kept = formDrafts.read<{ token: string }>(CONTEST_DRAFT)
  if (!token || token === kept.token) return kept.token ?? ''
  // What was begun against another decision is not meant for this one.
  formDrafts.write(CONTEST_DRAFT, { token })

  return token
}

/** The decision a letter's link stands for, and the form that contests it. */
const Appeal = () => {
  const [decision, setDecision] = useState<ContestedDecision>()
  const [failure, setFailure] = useState<string>()
  const token = useRef<string>(null)

  useEffect(() => {
    if (token.current !== null) return
    token.current = takeToken()
    if (!token.current) {
      setFailure(NO_LINK)
      return
    }
    void browserApi
      .call(readContestedCall, { body: { token: token.current } })
      .then((answer) =>
        answer.ok ? setDecision(answer.data) : setFailure(errorText('readContested', answer.error)),
      )
  }, [])

  if (failure) return <p role="alert">{failure}</p>
  if (!decision) return <ProgressBar label="Hledám rozhodnutí" />

  return <Contest token={token.current ?? ''} decision={decision} onSent={setDecision} />
}

export default Appeal

'use client'

import { type ReactNode, useState } from 'react'
import { AskForReset } from './AskForReset.client.tsx'
import type { ResetRequest } from './ResetRequest.ts'
import { SetPassword } from './SetPassword.client.tsx'

export type LostPasswordStepsProps = {
  request: ResetRequest | null
  /** A request was made; null begins again with an empty form. */
  onRequest: (request: ResetRequest | null) => void
  /** Begins the ids of the fields. */
  id: string
  isInWindow?: boolean
  /** Ways from the first step to the login and to the registration. */
  links: ReactNode
}

/** First whose password it is, then the new one. */
export const LostPasswordSteps = ({
  request,
  onRequest,
  links,
  ...place
}: LostPasswordStepsProps) => {
  const [isAnswer, setAnswer] = useState(false)
  const go = (next: ResetRequest | null) => {
    setAnswer(true)
    onRequest(next)
  }
  const step = { ...place, isAnswer }

  return request ? (
    <SetPassword {...step} request={request} onNewRequest={() => go(null)} />
  ) : (
    <AskForReset {...step} links={links} onRequest={go} />
  )
}

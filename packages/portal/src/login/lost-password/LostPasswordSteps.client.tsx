'use client'

import type { ReactNode } from 'react'
import { AskForReset } from './AskForReset.client.tsx'
import type { ResetRequest } from './ResetRequest.ts'
import { SetPassword } from './SetPassword.client.tsx'

export type LostPasswordStepsProps = {
  request: ResetRequest | null
  /** A request was made; null begins anew with an empty form. */
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
}: LostPasswordStepsProps) =>
  request ? (
    <SetPassword {...place} request={request} onNewRequest={() => onRequest(null)} />
  ) : (
    <AskForReset {...place} links={links} onRequest={onRequest} />
  )

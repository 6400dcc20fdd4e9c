'use client'

import { LoadFailed } from '@inzrt/ui/account/LoadFailed.tsx'
import type { ReactNode } from 'react'
import { WaitingBar } from '../lazy/WaitingBar.client.tsx'
import type { AccountQuery } from './useAccountQuery.ts'

export type OwnPartProps<Answer> = {
  own: AccountQuery<Answer>
  /** Title of the state in which nothing came. */
  failure: string
  children: (answer: Answer) => ReactNode
}

/** Something of one's own: on its way, there, or not to be had. */
export const OwnPart = <Answer,>({ own, failure, children }: OwnPartProps<Answer>) => {
  if (own.answer) return children(own.answer)

  return own.reason ? (
    <LoadFailed title={failure} reason={own.reason} onRetry={own.reload} />
  ) : (
    <WaitingBar />
  )
}

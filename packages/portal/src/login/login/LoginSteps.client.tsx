'use client'

import type { SecondStepWay } from '@inzrt/contracts/account/auth'
import { LoginForm, type LoginFormProps } from '@inzrt/ui/auth/LoginForm.client.tsx'
import { useState } from 'react'
import { LazyBoundary } from '../../shell/lazy/LazyBoundary.client.tsx'
import { lazyPart } from '../../shell/lazy/lazyPart.tsx'
import { openAuth } from '../../shell/stores/authStore.ts'
import { useLoginForm } from './useLoginForm.ts'

const SecondStep = lazyPart(() => import('./SecondStep.client.tsx'))

export type LoginStepsProps = Pick<LoginFormProps, 'id' | 'isInWindow' | 'why' | 'onAsGuest'> & {
  /** Gets the path on which the last session ended by itself. */
  onDone: (endedAt: string | null) => void
}

/** The login: name and password, and a second step where the account takes one. */
export const LoginSteps = ({ onDone, ...place }: LoginStepsProps) => {
  const [ways, setWays] = useState<readonly SecondStepWay[] | null>(null)
  const form = useLoginForm(onDone, setWays)
  const startOver = () => setWays(null)

  return ways ? (
    <LazyBoundary onMissing={startOver}>
      <SecondStep id={place.id} ways={ways} onDone={onDone} onStartOver={startOver} />
    </LazyBoundary>
  ) : (
    <LoginForm {...place} form={form} onLostPassword={() => openAuth('lost-password')} />
  )
}

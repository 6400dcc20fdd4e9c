'use client'

import type { ApiError } from '@inzrt/api-client/ApiError'
import { errorText } from '@inzrt/api-client/errorText'
import type { SecondStepWay } from '@inzrt/contracts/account/auth'
import { askPasskeyStepCall, takePasskeyStepCall } from '@inzrt/contracts/account/passkey'
import { takeSecondStepCall } from '@inzrt/contracts/account/secondFactor'
import type { CallName } from '@inzrt/contracts/calls'
import { SecondStepFormSchema } from '@inzrt/rules/forms'
import { SecondStepForm } from '@inzrt/ui/auth/SecondStepForm.tsx'
import { useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { tell } from '../../shell/form/tell.ts'
import { toRefusal } from '../../shell/form/toRefusal.ts'
import { useForm } from '../../shell/form/useForm.ts'
import { signByPasskey } from '../../shell/passkey/signByPasskey.ts'
import { UNSIGNED } from '../../shell/passkey/unsigned.ts'
import { showToast } from '../../shell/stores/toastStore.ts'
import { enterAccount } from './enterAccount.ts'

type SecondStepProps = {
  id: string
  ways: readonly SecondStepWay[]
  onDone: (endedAt: string | null) => void
  onStartOver: () => void
}

const EMPTY = { code: '' }
const IS_OVER = 409

/** The second step of a login; one that waited too long begins again. */
const SecondStep = ({ id, ways, onDone, onStartOver }: SecondStepProps) => {
  const [way, setWay] = useState<'app' | 'recovery'>(ways.includes('app') ? 'app' : 'recovery')
  const [isSigning, setSigning] = useState(false)
  const enter = async () => {
    const entered = await enterAccount()
    if (entered) onDone(entered.endedAt)
  }
  /** What keeps the login from going on, unless it begins again. */
  const refusalOf = (call: CallName, error: ApiError) => {
    const text = errorText(call, error)
    if (error.kind !== 'problem' || error.status !== IS_OVER) return toRefusal(error, text)
    showToast('bad', text)
    onStartOver()

    return undefined
  }
  const form = useForm({
    schema: SecondStepFormSchema,
    initial: EMPTY,
    isBegun: () => false,
    send: async (body) => {
      const answer = await browserApi.call(takeSecondStepCall, { body })
      if (!answer.ok) return refusalOf('takeSecondStep', answer.error)
      await enter()

      return undefined
    },
  })
  const byPasskey = async () => {
    setSigning(true)
    const asked = await browserApi.call(askPasskeyStepCall)
    const credential = asked.ok && (await signByPasskey(asked.data))
    if (!asked.ok) tell(refusalOf('askPasskeyStep', asked.error))
    else if (!credential) showToast('bad', UNSIGNED)
    else {
      const answer = await browserApi.call(takePasskeyStepCall, { body: { credential } })
      if (answer.ok) return enter()
      tell(refusalOf('takePasskeyStep', answer.error))
    }
    setSigning(false)
  }
  const toOtherWay = () => {
    form.reset(EMPTY)
    setWay(way === 'app' ? 'recovery' : 'app')
  }

  return (
    <SecondStepForm
      form={{ ...form, isSending: form.isSending || isSigning }}
      id={id}
      way={way}
      onOtherWay={ways.includes('recovery') && ways.includes('app') ? toOtherWay : undefined}
      onPasskey={ways.includes('passkey') ? byPasskey : undefined}
      onStartOver={onStartOver}
    />
  )
}

export default SecondStep

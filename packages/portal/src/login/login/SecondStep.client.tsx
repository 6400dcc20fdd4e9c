'use client'

import { errorText } from '@inzrt/api-client/errorText'
import { type SecondStepWay, takeSecondStepCall } from '@inzrt/contracts/account/auth'
import { SecondStepFormSchema } from '@inzrt/rules/forms'
import { SecondStepForm } from '@inzrt/ui/auth/SecondStepForm.tsx'
import { useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { toRefusal } from '../../shell/form/toRefusal.ts'
import { useForm } from '../../shell/form/useForm.ts'
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

/** The second step of a login; one that waited too long begins anew. */
const SecondStep = ({ id, ways, onDone, onStartOver }: SecondStepProps) => {
  const [way, setWay] = useState<'app' | 'recovery'>('app')
  const form = useForm({
    schema: SecondStepFormSchema,
    initial: EMPTY,
    isBegun: () => false,
    send: async (body) => {
      const answer = await browserApi.call(takeSecondStepCall, { body })
      if (answer.ok) {
        const entered = await enterAccount()
        if (entered) onDone(entered.endedAt)
        return
      }
      const text = errorText('takeSecondStep', answer.error)
      if (answer.error.kind !== 'problem' || answer.error.status !== IS_OVER)
        return toRefusal(answer.error, text)
      showToast('bad', text)
      onStartOver()
    },
  })
  const toOtherWay = () => {
    form.reset(EMPTY)
    setWay(way === 'app' ? 'recovery' : 'app')
  }

  return (
    <SecondStepForm
      form={form}
      id={id}
      way={way}
      onOtherWay={ways.includes('recovery') ? toOtherWay : undefined}
      onStartOver={onStartOver}
    />
  )
}

export default SecondStep

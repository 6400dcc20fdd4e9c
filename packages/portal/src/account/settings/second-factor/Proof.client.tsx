'use client'

import { errorText } from '@inzrt/api-client/errorText'
import { proveSecondFactorCall } from '@inzrt/contracts/account/secondFactor'
import { SecondStepFormSchema } from '@inzrt/rules/forms'
import { SecondStepDialog } from '@inzrt/ui/account/settings/second-factor/SecondStepDialog.client.tsx'
import { useState } from 'react'
import { browserApi } from '../../../shell/api/browserApi.ts'
import { toRefusal } from '../../../shell/form/toRefusal.ts'
import { useForm } from '../../../shell/form/useForm.ts'
import { endProof } from './proofStore.ts'

const EMPTY = { code: '' }

/** Takes the second step once more; what asked for it goes on by itself. */
const Proof = () => {
  const [way, setWay] = useState<'app' | 'recovery'>('app')
  const form = useForm({
    schema: SecondStepFormSchema,
    initial: EMPTY,
    isBegun: () => false,
    send: async (body) => {
      const answer = await browserApi.call(proveSecondFactorCall, { body })
      if (!answer.ok) return toRefusal(answer.error, errorText('proveSecondFactor', answer.error))
      endProof(true)
    },
  })

  return (
    <SecondStepDialog
      form={form}
      way={way}
      onOtherWay={() => {
        form.reset(EMPTY)
        setWay(way === 'app' ? 'recovery' : 'app')
      }}
      onClose={() => endProof(false)}
    />
  )
}

export default Proof

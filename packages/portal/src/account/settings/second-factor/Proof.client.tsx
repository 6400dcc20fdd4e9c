'use client'

import { errorText } from '@inzrt/api-client/errorText'
import { askPasskeyProofCall, provePasskeyCall } from '@inzrt/contracts/account/passkey'
import { proveSecondFactorCall } from '@inzrt/contracts/account/secondFactor'
import { SecondStepFormSchema } from '@inzrt/rules/forms'
import { SecondStepDialog } from '@inzrt/ui/account/settings/second-factor/SecondStepDialog.client.tsx'
import { useState } from 'react'
import { browserApi } from '../../../shell/api/browserApi.ts'
import { tell } from '../../../shell/form/tell.ts'
import { toRefusal } from '../../../shell/form/toRefusal.ts'
import { useForm } from '../../../shell/form/useForm.ts'
import { signByPasskey } from '../../../shell/passkey/signByPasskey.ts'
import { UNSIGNED } from '../../../shell/passkey/unsigned.ts'
import { useSecondFactor } from '../../../shell/session/useSecondFactor.ts'
import { showFailure } from '../../../shell/stores/showFailure.ts'
import { showToast } from '../../../shell/stores/toastStore.ts'
import { endProof } from './proofStore.ts'

const EMPTY = { code: '' }

/** Takes the second step once more; what asked for it goes on by itself. */
const Proof = () => {
  const state = useSecondFactor().answer?.data
  const hasApp = state?.appSince !== null
  const hasPasskey = state?.passkeys.some(({ isOfThisSite }) => isOfThisSite) ?? false
  const [way, setWay] = useState<'app' | 'recovery'>(hasApp ? 'app' : 'recovery')
  const [isSigning, setSigning] = useState(false)
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

  const toOtherWay = () => {
    form.reset(EMPTY)
    setWay(way === 'app' ? 'recovery' : 'app')
  }
  const byPasskey = async () => {
    setSigning(true)
    const asked = await browserApi.call(askPasskeyProofCall)
    const credential = asked.ok && (await signByPasskey(asked.data))
    if (!asked.ok) showFailure('askPasskeyProof', asked.error)
    else if (!credential) showToast('bad', UNSIGNED)
    else {
      const answer = await browserApi.call(provePasskeyCall, { body: { credential } })
      if (answer.ok) return endProof(true)
      tell(toRefusal(answer.error, errorText('provePasskey', answer.error)))
    }
    setSigning(false)
  }

  return (
    <SecondStepDialog
      form={{ ...form, isSending: form.isSending || isSigning }}
      way={way}
      onOtherWay={hasApp ? toOtherWay : undefined}
      onPasskey={hasPasskey ? byPasskey : undefined}
      onClose={() => endProof(false)}
    />
  )
}

export default Proof

'use client'

import type { ApiError } from '@inzrt/api-client/ApiError'
import { errorText } from '@inzrt/api-client/errorText'
import { addPasskeyCall, beginPasskeyCall } from '@inzrt/contracts/account/passkey'
import { PasskeyFormSchema } from '@inzrt/rules/forms'
import { PasskeyForm } from '@inzrt/ui/account/settings/second-factor/PasskeyForm.tsx'
import { browserApi } from '../../../shell/api/browserApi.ts'
import { toRefusal } from '../../../shell/form/toRefusal.ts'
import { useForm } from '../../../shell/form/useForm.ts'
import { makePasskey } from '../../../shell/passkey/makePasskey.ts'
import { callProved } from './callProved.ts'

type PasskeySetupProps = {
  /** Gets codes to be shown this once; null: those made before still count. */
  onConfirmed: (recoveryCodes: readonly string[] | null) => void
}

const UNMADE =
  'Klíč nevznikl: buď jste to zrušili, nebo ho toto zařízení neumí či už má. Zkuste to prosím znovu.'

const refusalOf = (error: ApiError) => toRefusal(error, errorText('addPasskey', error))

/** Has this browser make a passkey. */
const PasskeySetup = ({ onConfirmed }: PasskeySetupProps) => {
  const form = useForm({
    schema: PasskeyFormSchema,
    initial: { name: '', password: '' },
    isBegun: () => false,
    send: async ({ name, password }) => {
      const begun = await callProved(() =>
        browserApi.call(beginPasskeyCall, { body: { password } }),
      )
      if (!begun.ok) return refusalOf(begun.error)
      const credential = await makePasskey(begun.data)
      if (!credential) return { fields: {}, text: UNMADE }
      const answer = await browserApi.call(addPasskeyCall, { body: { name, credential } })
      if (!answer.ok) return refusalOf(answer.error)
      onConfirmed(answer.data.recoveryCodes)

      return undefined
    },
  })

  return <PasskeyForm form={form} />
}

export default PasskeySetup

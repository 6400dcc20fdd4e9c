'use client'

import { errorText } from '@inzrt/api-client/errorText'
import { beginAppCall } from '@inzrt/contracts/account/secondFactor'
import { ProvePasswordFormSchema } from '@inzrt/rules/forms'
import { PresentPasswordForm } from '@inzrt/ui/account/settings/second-factor/PresentPasswordForm.tsx'
import { browserApi } from '../../../shell/api/browserApi.ts'
import { toRefusal } from '../../../shell/form/toRefusal.ts'
import { useForm } from '../../../shell/form/useForm.ts'
import { callProved } from './callProved.ts'

/** A secret of an app, to be typed and to be read from a QR code. */
export type BegunApp = { secret: string; address: string }

/** Asks for the password before an app is set up. */
export const AppPassword = ({ onBegun }: { onBegun: (app: BegunApp) => void }) => {
  const form = useForm({
    schema: ProvePasswordFormSchema,
    initial: { password: '' },
    isBegun: () => false,
    send: async (body) => {
      const answer = await callProved(() => browserApi.call(beginAppCall, { body }))
      if (!answer.ok) return toRefusal(answer.error, errorText('beginApp', answer.error))
      onBegun(answer.data)
    },
  })

  return <PresentPasswordForm form={form} id="aplikace" />
}

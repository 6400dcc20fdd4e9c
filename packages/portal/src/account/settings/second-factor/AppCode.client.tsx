'use client'

import { errorText } from '@inzrt/api-client/errorText'
import { confirmAppCall } from '@inzrt/contracts/account/secondFactor'
import { SecondStepFormSchema } from '@inzrt/rules/forms'
import { AppCodeForm } from '@inzrt/ui/account/settings/second-factor/AppCodeForm.tsx'
import { useMemo } from 'react'
import { browserApi } from '../../../shell/api/browserApi.ts'
import { toRefusal } from '../../../shell/form/toRefusal.ts'
import { useForm } from '../../../shell/form/useForm.ts'
import { toQrPath } from '../../../shell/qr/toQrPath.ts'
import type { BegunApp } from './AppPassword.client.tsx'

type AppCodeProps = {
  app: BegunApp
  /** Gets codes to be shown this once; null: those made before still count. */
  onConfirmed: (recoveryCodes: readonly string[] | null) => void
}

/** Shows an app its secret and takes its first code. */
export const AppCode = ({ app, onConfirmed }: AppCodeProps) => {
  const code = useMemo(() => toQrPath(app.address), [app.address])
  const form = useForm({
    schema: SecondStepFormSchema,
    initial: { code: '' },
    isBegun: () => false,
    send: async (body) => {
      const answer = await browserApi.call(confirmAppCall, { body })
      if (!answer.ok) return toRefusal(answer.error, errorText('confirmApp', answer.error))
      onConfirmed(answer.data.recoveryCodes)
    },
  })

  return <AppCodeForm form={form} code={code} secret={app.secret} />
}

'use client'

import { decideAppealCall } from '@inzrt/contracts/desk/appeal'
import { type VerdictForm, VerdictFormSchema } from '@inzrt/rules/forms'
import { AppealVerdictForm } from '@inzrt/ui/moderation/deciding/AppealVerdictForm.tsx'
import { browserApi } from '../../shell/api/browserApi.ts'
import { useForm } from '../../shell/form/useForm.ts'
import { useSend } from '../useSend.ts'
import type { PanelProps } from './PanelProps.ts'

const EMPTY: VerdictForm = { verdict: '', answer: '' }

/** Decides an appeal. */
const AppealPanel = ({ item: { appeal }, onClose, settle }: PanelProps) => {
  const send = useSend(settle.reload)
  const id = appeal?.id ?? 0
  const form = useForm({
    schema: VerdictFormSchema,
    initial: EMPTY,
    draft: `appeal ${id}`,
    send: (values) =>
      send(
        () => browserApi.call(decideAppealCall, { params: { appealId: id }, body: values }),
        'O odvolání je rozhodnuto.',
      ),
  })

  return <AppealVerdictForm id={`odvolani-${id}`} form={form} onCancel={onClose} />
}

export default AppealPanel

'use client'

import type { DecisionBody } from '@inzrt/contracts/desk/decision'
import { decideReportsCall, type ReportVerdict } from '@inzrt/contracts/desk/reportDecision'
import { ReportVerdictFormSchema, type ReportVerdictForm as Values } from '@inzrt/rules/forms'
import type { DecisionGround } from '@inzrt/rules/moderation'
import { ReportVerdictForm } from '@inzrt/ui/moderation/deciding/ReportVerdictForm.tsx'
import type * as z from 'zod/mini'
import { browserApi } from '../../shell/api/browserApi.ts'
import { useForm } from '../../shell/form/useForm.ts'
import { useSend } from '../useSend.ts'
import type { PanelProps } from './PanelProps.ts'
import { useTargetSections } from './useTargetSections.ts'

type Sent = z.infer<typeof ReportVerdictFormSchema>

const EMPTY: Values = { outcome: '', ground: '', facts: '', sectionSlug: '', note: '' }

const decisionOf = ({ outcome, ...values }: Sent): DecisionBody | null => {
  if (outcome === 'blocked')
    return { measure: 'blocked', ground: values.ground as DecisionGround, facts: values.facts }

  return outcome === 'moved' ? { measure: 'moved', sectionSlug: values.sectionSlug } : null
}

/** Decides every report of an ad at once. */
const VerdictPanel = ({ item: { ad, tally }, onClose, settle }: PanelProps) => {
  const send = useSend(settle.reload)
  const form = useForm({
    schema: ReportVerdictFormSchema,
    initial: EMPTY,
    draft: `verdict ${ad.id}`,
    send: (values: Sent) => {
      const decision = decisionOf(values)
      const { outcome, note } = values
      const verdict: ReportVerdict =
        outcome === 'dismissed' || outcome === 'duplicate' ? outcome : 'upheld'
      const body = {
        ad: { id: ad.id, version: ad.version },
        reports: { total: tally?.total ?? 0, lastId: tally?.lastId ?? 0 },
        verdict,
        note,
        decision,
      }

      return send(() => browserApi.call(decideReportsCall, { body }), 'O hlášení je rozhodnuto.')
    },
  })

  return (
    <ReportVerdictForm
      id={`hlaseni-${ad.id}`}
      form={form}
      sections={useTargetSections(ad)}
      onCancel={onClose}
    />
  )
}

export default VerdictPanel

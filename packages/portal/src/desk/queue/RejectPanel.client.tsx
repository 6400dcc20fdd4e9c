'use client'

import { ReasonsFormSchema, type ReasonsForm as Values } from '@inzrt/rules/forms'
import type { DecisionGround } from '@inzrt/rules/moderation'
import { ReasonsForm } from '@inzrt/ui/moderation/deciding/ReasonsForm.tsx'
import { useForm } from '../../shell/form/useForm.ts'
import type { PanelProps } from './PanelProps.ts'
import { waitsForApproval } from './panelsOf.ts'

const EMPTY: Values = { ground: '', facts: '' }

/** Refuses an ad that waits or takes one away that is out, with the statement of reasons its advertiser is owed. */
const RejectPanel = ({ item: { ad }, onClose, settle }: PanelProps) => {
  const isWaiting = waitsForApproval({ ad })
  const form = useForm({
    schema: ReasonsFormSchema,
    initial: EMPTY,
    draft: `reject ${ad.id}`,
    send: ({ ground, facts }) =>
      settle({
        measure: isWaiting ? 'rejected' : 'blocked',
        ground: ground as DecisionGround,
        facts,
      }),
  })

  return (
    <ReasonsForm
      id={`zamitnuti-${ad.id}`}
      form={form}
      label={ad.change ? 'Zamítnout změnu' : isWaiting ? 'Zamítnout inzerát' : 'Zablokovat inzerát'}
      onCancel={onClose}
    />
  )
}

export default RejectPanel

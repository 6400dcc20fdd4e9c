'use client'

import type { DecisionBody } from '@inzrt/contracts/moderation'
import {
  type FieldErrors,
  ReasonsFormSchema,
  type ReasonsForm as Values,
} from '@inzrt/domain/forms'
import type { DecisionGround } from '@inzrt/domain/moderation'
import { ReasonsForm } from '@inzrt/ui/moderation/ReasonsForm.tsx'
import { useForm } from '../form/useForm.ts'

export type ReasonsProps = {
  adId: number
  measure: 'rejected' | 'blocked'
  onCancel: () => void
  decide: (decision: DecisionBody) => Promise<FieldErrors | undefined>
}

const LABELS = { rejected: 'Zamítnout inzerát', blocked: 'Zablokovat inzerát' } as const

const EMPTY: Values = { ground: '', facts: '' }

/** Refuses or blocks an ad, with the statement of reasons its advertiser is owed. */
export const Reasons = ({ adId, measure, onCancel, decide }: ReasonsProps) => {
  const form = useForm({
    schema: ReasonsFormSchema,
    initial: EMPTY,
    send: ({ ground, facts }) => decide({ measure, ground: ground as DecisionGround, facts }),
  })

  return (
    <ReasonsForm
      id={`${measure}-${adId}`}
      form={form}
      label={LABELS[measure]}
      onCancel={onCancel}
    />
  )
}

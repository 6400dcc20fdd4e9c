'use client'

import { toHundredths } from '@inzrt/domain/price'
import { OfferFormSchema } from '@inzrt/rules/forms'
import { OfferForm, type OfferFormProps } from '@inzrt/ui/conversation/OfferForm.tsx'
import type { Refusal } from '../../../shell/form/Refusal.ts'
import { useForm } from '../../../shell/form/useForm.ts'

export type OfferProps = Omit<OfferFormProps, 'form'> & {
  /** Sends a price in hundredths of a crown; answers why it was not taken. */
  onSend: (amount: number) => Promise<Refusal | undefined>
}

/** Names a price. */
export const Offer = ({ onSend, ...texts }: OfferProps) => {
  const form = useForm({
    schema: OfferFormSchema,
    initial: { amount: '' },
    send: ({ amount }) => onSend(toHundredths(amount) ?? 0),
  })

  return <OfferForm form={form} {...texts} />
}

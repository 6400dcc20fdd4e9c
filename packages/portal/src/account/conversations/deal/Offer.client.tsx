'use client'

import { type FieldErrors, OfferFormSchema } from '@inzrt/domain/forms'
import { toHundredths } from '@inzrt/domain/price'
import { OfferForm, type OfferFormProps } from '@inzrt/ui/conversation/OfferForm.tsx'
import { useForm } from '../../../shell/form/useForm.ts'

export type OfferProps = Omit<OfferFormProps, 'form'> & {
  /** Sends a price in hundredths of a crown; answers what is wrong with it. */
  onSend: (amount: number) => Promise<FieldErrors | undefined>
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

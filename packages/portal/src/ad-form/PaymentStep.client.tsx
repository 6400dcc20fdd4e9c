'use client'

import type { AdFormValues } from '@inzrt/ui/ad-form/AdFormValues.ts'
import type { SectionChoice } from '@inzrt/ui/ad-form/SectionChoice.ts'
import { FormGroup } from '@inzrt/ui/form/FormGroup.tsx'
import type { FormState } from '@inzrt/ui/form/FormState.ts'

type PaymentStepProps = {
  form: FormState<AdFormValues>
  id: string
  section: SectionChoice | undefined
}

/** What the ad costs and how it is paid; nothing where it is free. */
export const PaymentStep = ({ form, id, section }: PaymentStepProps) => {
  const { values, errors } = form
  if (!section?.paidTypes.includes(values.type)) return null

  return (
    <FormGroup id={`${id}-paymentMethod`} title="Platba" error={errors.paymentMethod}>
      <p>Inzerát je v{'\u00a0'}této rubrice placený.</p>
    </FormGroup>
  )
}

'use client'

import { LateForm } from '../../shell/late/LateForm.client.tsx'
import { latePart } from '../../shell/late/latePart.tsx'

const FindAd = latePart(() => import('./FindAd.client.tsx'))

/** Place of the forms that lead to an ad. */
export const FindAdSlot = () => (
  <LateForm>
    <FindAd />
  </LateForm>
)

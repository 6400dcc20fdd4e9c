'use client'

import { LateForm } from '../late/LateForm.client.tsx'
import { latePart } from '../late/latePart.tsx'

const FindAd = latePart(() => import('./FindAd.client.tsx'))

/** Place of the forms that lead to an ad. */
export const FindAdSlot = () => (
  <LateForm>
    <FindAd />
  </LateForm>
)

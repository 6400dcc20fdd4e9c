'use client'

import { LateForm } from '../../late/LateForm.client.tsx'
import { latePart } from '../../late/latePart.tsx'

const ConfirmAd = latePart(() => import('./ConfirmAd.client.tsx'))

/** Place of the confirmation, which happens in the browser. */
export const ConfirmAdSlot = () => (
  <LateForm>
    <ConfirmAd />
  </LateForm>
)

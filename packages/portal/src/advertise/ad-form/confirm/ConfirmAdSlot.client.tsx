'use client'

import { LateForm } from '../../../shell/late/LateForm.client.tsx'
import { latePart } from '../../../shell/late/latePart.tsx'

const ConfirmAd = latePart(() => import('./ConfirmAd.client.tsx'))

/** Place of the confirmation, which happens in the browser. */
export const ConfirmAdSlot = () => (
  <LateForm>
    <ConfirmAd />
  </LateForm>
)

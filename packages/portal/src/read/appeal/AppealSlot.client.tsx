'use client'

import { LateForm } from '../../shell/late/LateForm.client.tsx'
import { latePart } from '../../shell/late/latePart.tsx'

const Appeal = latePart(() => import('./Appeal.client.tsx'))

/** Place of the appeal, which happens in the browser. */
export const AppealSlot = () => (
  <LateForm>
    <Appeal />
  </LateForm>
)

'use client'

import { LateForm } from '../late/LateForm.client.tsx'
import { latePart } from '../late/latePart.tsx'

const Appeal = latePart(() => import('./Appeal.client.tsx'))

/** Place of the appeal, which happens in the browser. */
export const AppealSlot = () => (
  <LateForm>
    <Appeal />
  </LateForm>
)

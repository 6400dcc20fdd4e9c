'use client'

import { LateForm } from '../late/LateForm.client.tsx'
import { latePart } from '../late/latePart.tsx'

const Notice = latePart(() => import('./Notice.client.tsx'))

/** Place of the notice's form, which lives in the browser. */
export const NoticeSlot = () => (
  <LateForm>
    <Notice />
  </LateForm>
)

'use client'

import { LateForm } from '../../shell/late/LateForm.client.tsx'
import { latePart } from '../../shell/late/latePart.tsx'

const Notice = latePart(() => import('./Notice.client.tsx'))

/** Place of the notice's form, which lives in the browser. */
export const NoticeSlot = () => (
  <LateForm>
    <Notice />
  </LateForm>
)

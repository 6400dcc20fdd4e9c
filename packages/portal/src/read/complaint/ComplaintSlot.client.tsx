'use client'

import { LateForm } from '../../shell/late/LateForm.client.tsx'
import { latePart } from '../../shell/late/latePart.tsx'

const Complaint = latePart(() => import('./Complaint.client.tsx'))

/** Place of the complaint's form, which lives in the browser. */
export const ComplaintSlot = () => (
  <LateForm>
    <Complaint />
  </LateForm>
)

'use client'

import { LateForm } from '../late/LateForm.client.tsx'
import { latePart } from '../late/latePart.tsx'

const Complaint = latePart(() => import('./Complaint.client.tsx'))

/** Place of the complaint's form, which lives in the browser. */
export const ComplaintSlot = () => (
  <LateForm>
    <Complaint />
  </LateForm>
)

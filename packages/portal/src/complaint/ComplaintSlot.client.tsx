'use client'

import { lazy } from 'react'
import { LateForm } from '../late/LateForm.client.tsx'

const Complaint = lazy(() => import('./Complaint.client.tsx'))

/** Place of the complaint's form, which lives in the browser. */
export const ComplaintSlot = () => (
  <LateForm>
    <Complaint />
  </LateForm>
)

'use client'

import { ClientOnlyForm } from '../../shell/lazy/ClientOnlyForm.client.tsx'
import { lazyPart } from '../../shell/lazy/lazyPart.tsx'

const Complaint = lazyPart(() => import('./Complaint.client.tsx'))

/** Place of the complaint's form, which lives in the browser. */
export const ComplaintSlot = () => (
  <ClientOnlyForm>
    <Complaint />
  </ClientOnlyForm>
)

'use client'

import { lazy } from 'react'
import { LateForm } from '../late/LateForm.client.tsx'

const Appeal = lazy(() => import('./Appeal.client.tsx'))

/** Place of the appeal, which happens in the browser. */
export const AppealSlot = () => (
  <LateForm>
    <Appeal />
  </LateForm>
)

'use client'

import { lazy } from 'react'
import { LateForm } from '../late/LateForm.client.tsx'

const Notice = lazy(() => import('./Notice.client.tsx'))

/** Place of the notice's form, which lives in the browser. */
export const NoticeSlot = () => (
  <LateForm>
    <Notice />
  </LateForm>
)

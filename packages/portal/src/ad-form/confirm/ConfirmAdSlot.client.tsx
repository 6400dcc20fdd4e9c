'use client'

import { lazy } from 'react'
import { LateForm } from '../../late/LateForm.client.tsx'

const ConfirmAd = lazy(() => import('./ConfirmAd.client.tsx'))

/** Place of the confirmation, which happens in the browser. */
export const ConfirmAdSlot = () => (
  <LateForm>
    <ConfirmAd />
  </LateForm>
)

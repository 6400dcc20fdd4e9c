'use client'

import { lazy } from 'react'
import { LateForm } from '../late/LateForm.client.tsx'

const FindAd = lazy(() => import('./FindAd.client.tsx'))

/** Place of the forms that lead to an ad. */
export const FindAdSlot = () => (
  <LateForm>
    <FindAd />
  </LateForm>
)

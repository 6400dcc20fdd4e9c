'use client'

import { lazy } from 'react'
import { LateForm } from '../../late/LateForm.client.tsx'

const BrowserData = lazy(() => import('./BrowserData.client.tsx'))

/** Place for what this browser keeps; the code that asks comes after the page. */
export const BrowserDataSlot = () => (
  <LateForm>
    <BrowserData />
  </LateForm>
)

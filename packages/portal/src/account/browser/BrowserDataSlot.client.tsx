'use client'

import { LateForm } from '../../shell/late/LateForm.client.tsx'
import { latePart } from '../../shell/late/latePart.tsx'

const BrowserData = latePart(() => import('./BrowserData.client.tsx'))

/** Place for what this browser keeps; the code that asks comes after the page. */
export const BrowserDataSlot = () => (
  <LateForm>
    <BrowserData />
  </LateForm>
)

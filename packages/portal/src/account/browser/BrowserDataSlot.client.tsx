'use client'

import { ClientOnlyForm } from '../../shell/lazy/ClientOnlyForm.client.tsx'
import { lazyPart } from '../../shell/lazy/lazyPart.tsx'

const BrowserData = lazyPart(() => import('./BrowserData.client.tsx'))

/** Place for what this browser keeps; the code that asks comes after the page. */
export const BrowserDataSlot = () => (
  <ClientOnlyForm>
    <BrowserData />
  </ClientOnlyForm>
)

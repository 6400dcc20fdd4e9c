'use client'

import { ClientOnlyForm } from '../../shell/lazy/ClientOnlyForm.client.tsx'
import { lazyPart } from '../../shell/lazy/lazyPart.tsx'

const Exchange = lazyPart(() => import('./Exchange.client.tsx'))

/** Place of an exchange; its link's secret stays in the browser. */
export const ExchangeSlot = () => (
  <ClientOnlyForm>
    <Exchange />
  </ClientOnlyForm>
)

'use client'

import { ClientOnlyForm } from '../../../shell/lazy/ClientOnlyForm.client.tsx'
import { lazyPart } from '../../../shell/lazy/lazyPart.tsx'

const ConfirmAd = lazyPart(() => import('./ConfirmAd.client.tsx'))

/** Place of the confirmation, which happens in the browser. */
export const ConfirmAdSlot = () => (
  <ClientOnlyForm>
    <ConfirmAd />
  </ClientOnlyForm>
)

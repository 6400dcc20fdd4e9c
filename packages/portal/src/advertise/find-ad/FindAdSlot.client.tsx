'use client'

import { ClientOnlyForm } from '../../shell/lazy/ClientOnlyForm.client.tsx'
import { lazyPart } from '../../shell/lazy/lazyPart.tsx'

const FindAd = lazyPart(() => import('./FindAd.client.tsx'))

/** Place of the forms that lead to an ad. */
export const FindAdSlot = () => (
  <ClientOnlyForm>
    <FindAd />
  </ClientOnlyForm>
)

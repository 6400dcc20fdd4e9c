'use client'

import { ClientOnlyForm } from '../../../shell/lazy/ClientOnlyForm.client.tsx'
import { lazyPart } from '../../../shell/lazy/lazyPart.tsx'

const EditAd = lazyPart(() => import('./EditAd.client.tsx'))

/** Place of the form of an ad that exists. */
export const EditAdSlot = ({ slug }: { slug: string }) => (
  <ClientOnlyForm>
    <EditAd slug={slug} />
  </ClientOnlyForm>
)

'use client'

import { ClientOnlyForm } from '../../../shell/lazy/ClientOnlyForm.client.tsx'
import { lazyPart } from '../../../shell/lazy/lazyPart.tsx'
import type { PlaceAdProps } from './PlaceAd.client.tsx'

const PlaceAd = lazyPart(() => import('./PlaceAd.client.tsx'))

/** Place of the form of a new ad. */
export const AdFormSlot = (props: PlaceAdProps) => (
  <ClientOnlyForm>
    <PlaceAd {...props} />
  </ClientOnlyForm>
)

'use client'

import { LateForm } from '../../../shell/late/LateForm.client.tsx'
import { latePart } from '../../../shell/late/latePart.tsx'
import type { PlaceAdProps } from './PlaceAd.client.tsx'

const PlaceAd = latePart(() => import('./PlaceAd.client.tsx'))

/** Place of the form of a new ad. */
export const AdFormSlot = (props: PlaceAdProps) => (
  <LateForm>
    <PlaceAd {...props} />
  </LateForm>
)

'use client'

import { lazy } from 'react'
import { LateForm } from '../../late/LateForm.client.tsx'
import type { PlaceAdProps } from './PlaceAd.client.tsx'

const PlaceAd = lazy(() => import('./PlaceAd.client.tsx'))

/** Place of the form of a new ad. */
export const AdFormSlot = (props: PlaceAdProps) => (
  <LateForm>
    <PlaceAd {...props} />
  </LateForm>
)

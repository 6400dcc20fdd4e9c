'use client'

import { lazy } from 'react'
import { LateForm } from '../../late/LateForm.client.tsx'

const EditAd = lazy(() => import('./EditAd.client.tsx'))

/** Place of the form of an ad that exists. */
export const EditAdSlot = ({ slug }: { slug: string }) => (
  <LateForm>
    <EditAd slug={slug} />
  </LateForm>
)

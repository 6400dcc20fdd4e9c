'use client'

import { LateForm } from '../../../shell/late/LateForm.client.tsx'
import { latePart } from '../../../shell/late/latePart.tsx'

const EditAd = latePart(() => import('./EditAd.client.tsx'))

/** Place of the form of an ad that exists. */
export const EditAdSlot = ({ slug }: { slug: string }) => (
  <LateForm>
    <EditAd slug={slug} />
  </LateForm>
)

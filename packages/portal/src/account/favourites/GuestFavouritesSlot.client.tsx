'use client'

import { LateForm } from '../../shell/late/LateForm.client.tsx'
import { latePart } from '../../shell/late/latePart.tsx'

const GuestFavourites = latePart(() => import('./GuestFavourites.client.tsx'))

/** Place of the marks, which are kept in the browser. */
export const GuestFavouritesSlot = () => (
  <LateForm>
    <GuestFavourites />
  </LateForm>
)

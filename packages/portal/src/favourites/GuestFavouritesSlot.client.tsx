'use client'

import { lazy } from 'react'
import { LateForm } from '../late/LateForm.client.tsx'

const GuestFavourites = lazy(() => import('./GuestFavourites.client.tsx'))

/** Place of the marks, which are kept in the browser. */
export const GuestFavouritesSlot = () => (
  <LateForm>
    <GuestFavourites />
  </LateForm>
)

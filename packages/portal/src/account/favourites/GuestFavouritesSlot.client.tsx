'use client'

import { ClientOnlyForm } from '../../shell/lazy/ClientOnlyForm.client.tsx'
import { lazyPart } from '../../shell/lazy/lazyPart.tsx'

const GuestFavourites = lazyPart(() => import('./GuestFavourites.client.tsx'))

/** Place of the marks, which are kept in the browser. */
export const GuestFavouritesSlot = () => (
  <ClientOnlyForm>
    <GuestFavourites />
  </ClientOnlyForm>
)

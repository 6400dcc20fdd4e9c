'use client'

import { ClientOnlyForm } from '../../shell/lazy/ClientOnlyForm.client.tsx'
import { lazyPart } from '../../shell/lazy/lazyPart.tsx'

const Appeal = lazyPart(() => import('./Appeal.client.tsx'))

/** Place of the appeal, which happens in the browser. */
export const AppealSlot = () => (
  <ClientOnlyForm>
    <Appeal />
  </ClientOnlyForm>
)

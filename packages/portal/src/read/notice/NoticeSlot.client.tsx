'use client'

import { ClientOnlyForm } from '../../shell/lazy/ClientOnlyForm.client.tsx'
import { lazyPart } from '../../shell/lazy/lazyPart.tsx'

const Notice = lazyPart(() => import('./Notice.client.tsx'))

/** Place of the notice's form, which lives in the browser. */
export const NoticeSlot = () => (
  <ClientOnlyForm>
    <Notice />
  </ClientOnlyForm>
)

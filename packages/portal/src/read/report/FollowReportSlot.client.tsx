'use client'

import { ClientOnlyForm } from '../../shell/lazy/ClientOnlyForm.client.tsx'
import { lazyPart } from '../../shell/lazy/lazyPart.tsx'

const FollowReport = lazyPart(() => import('./FollowReport.client.tsx'))

/** Place of a report that is followed; its link's secret stays in the browser. */
export const FollowReportSlot = () => (
  <ClientOnlyForm>
    <FollowReport />
  </ClientOnlyForm>
)

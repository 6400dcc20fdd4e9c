'use client'

import { LoadingOverlay, type OverlaySection } from '@inzrt/ui/feedback/LoadingOverlay.client.tsx'
import { ToastRegion } from '@inzrt/ui/toast/ToastRegion.client.tsx'
import { useSnapshot } from 'valtio'
import { navigationStore } from '../stores/navigationStore.ts'
import { closeToast, toastStore } from '../stores/toastStore.ts'

export type PageFeedbackProps = { sections: readonly OverlaySection[] }

/** What the page says by itself: that the next one is slow to come, and messages. */
export const PageFeedback = ({ sections }: PageFeedbackProps) => {
  const { isLoading } = useSnapshot(navigationStore)
  const { toasts } = useSnapshot(toastStore)

  return (
    <>
      <LoadingOverlay isLoading={isLoading} sections={sections} />
      {toasts.length > 0 && <ToastRegion toasts={toasts} onDismiss={closeToast} />}
    </>
  )
}

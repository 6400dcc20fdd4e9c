'use client'

import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { watchShare } from '../share/watchShare.ts'
import { navigationStore } from '../stores/navigationStore.ts'
import { showLeftToast, toastStore } from '../stores/toastStore.ts'
import { carryPicture } from './carryPicture.ts'
import { keepOfflinePage } from './keepOfflinePage.ts'
import type { PageFeedbackProps } from './PageFeedback.client.tsx'
import { prefetchOnIntent } from './prefetchOnIntent.ts'
import { reloadOnChunkFailure } from './reloadOnChunkFailure.ts'
import { watchNavigation } from './watchNavigation.ts'
import { whenIdle } from './whenIdle.ts'

type Feedback = typeof import('./PageFeedback.client.tsx')

/**
 * The code of messages comes in an idle moment, before the first of them: most say that the network failed.
 */
const useFeedback = (): Feedback | undefined => {
  const [feedback, setFeedback] = useState<Feedback>()
  const { isLoading } = useSnapshot(navigationStore)
  const isNeeded = useSnapshot(toastStore).toasts.length > 0 || isLoading

  useEffect(() => {
    if (feedback) return
    const load = () => import('./PageFeedback.client.tsx').then(setFeedback, () => undefined)
    if (isNeeded) load()
    else whenIdle(load)
  }, [feedback, isNeeded])

  return feedback
}

/** What watches over every page in the browser: slow navigation, prefetching, stale code, messages. */
export const PageRuntime = (props: PageFeedbackProps) => {
  const feedback = useFeedback()

  useEffect(() => {
    const controller = new AbortController()
    showLeftToast()
    watchNavigation(controller.signal)
    prefetchOnIntent(controller.signal)
    watchShare(controller.signal)
    reloadOnChunkFailure(controller.signal)
    carryPicture(controller.signal)
    keepOfflinePage()
    // Only an address of the printed paper has one of its codes.
    if (location.hash)
      import('./countScan.ts').then(
        ({ countScan }) => countScan(),
        () => undefined,
      )

    return () => controller.abort()
  }, [])

  return feedback && <feedback.PageFeedback {...props} />
}

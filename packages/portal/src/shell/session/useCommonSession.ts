import { useEffect } from 'react'
import { followTab } from './followTab.ts'
import { hearTabs } from './tabs.ts'

/** Keeps the countdown and the logout common to all tabs of the browser. */
export const useCommonSession = (): void => {
  useEffect(() => {
    const controller = new AbortController()
    hearTabs(followTab, controller.signal)

    return () => controller.abort()
  }, [])
}

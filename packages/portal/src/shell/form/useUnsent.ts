import { useEffect } from 'react'
import { sessionStore } from '../stores/sessionStore.ts'

/** Says, while something typed is unsent, that the page must not be lost with its session. */
export const useUnsent = (isUnsent: boolean): void => {
  useEffect(() => {
    if (!isUnsent) return
    sessionStore.unsentForms += 1

    return () => {
      sessionStore.unsentForms -= 1
    }
  }, [isUnsent])
}

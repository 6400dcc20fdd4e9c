import { formatDate } from '@inzrt/domain/time'

/** Whether today's drill was seen in this browser; one that keeps nothing shows it each time. */
export const drillMemory = {
  isSeen: (now: Date): boolean => {
    try {
      return localStorage.getItem('scam-drill') === formatDate(now)
    } catch {
      return false
    }
  },
  keep: (now: Date): void => {
    try {
      localStorage.setItem('scam-drill', formatDate(now))
    } catch {
      // Shown again next time.
    }
  },
}

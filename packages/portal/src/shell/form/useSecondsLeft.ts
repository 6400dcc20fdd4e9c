import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/**
 * Seconds until a moment, counted down; 0 once it has passed.
 * @param until milliseconds since 1970; null: nothing is waited for
 */
export const useSecondsLeft = (until: number | null): number => {
  const [now, setNow] = useState(Date.now)
  const left = until === null ? 0 : Math.max(0, Math.ceil((until - now) / SECOND_MS))
  const isRunning = left > 0

  useEffect(() => {
    if (until === null) return
    setNow(Date.now())
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)

    return () => clearInterval(timer)
  }, [until, isRunning])

  return left
}

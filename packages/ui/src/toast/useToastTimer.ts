import { useEffect, useState } from 'react'

export type ToastTimer = {
  /** Spread over the element that keeps its toast alive while it is pointed at or focused. */
  pauseProps: {
    onMouseEnter: () => void
    onMouseLeave: () => void
    onFocus: () => void
    onBlur: () => void
  }
}

/**
 * Calls `onEnd` after the toast was seen for its time; attention stops the clock (WCAG 2.2.1).
 * @param duration milliseconds
 */
export const useToastTimer = (duration: number, onEnd: () => void): ToastTimer => {
  const [isPaused, setPaused] = useState(false)

  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(onEnd, duration)

    return () => clearTimeout(timer)
  }, [duration, isPaused, onEnd])

  const pause = () => setPaused(true)
  const resume = () => setPaused(false)

  return {
    pauseProps: { onMouseEnter: pause, onMouseLeave: resume, onFocus: pause, onBlur: resume },
  }
}

import { useEffect, useState } from 'react'

/**
 * True once the flag has held for the given time without a break; what ends sooner never flashes.
 * @param delay milliseconds
 */
export const useDelayedTrue = (flag: boolean, delay: number): boolean => {
  const [hasHeld, setHeld] = useState(false)

  useEffect(() => {
    if (!flag) return
    const timer = setTimeout(() => setHeld(true), delay)

    return () => {
      clearTimeout(timer)
      setHeld(false)
    }
  }, [flag, delay])

  return flag && hasHeld
}

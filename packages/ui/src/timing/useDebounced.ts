import { useEffect, useState } from 'react'

/**
 * The value as it stood when it last rested for the given time.
 * @param delay milliseconds
 */
export const useDebounced = <Value>(value: Value, delay: number): Value => {
  const [rested, setRested] = useState(value)

  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delay)

    return () => clearTimeout(timer)
  }, [value, delay])

  return rested
}

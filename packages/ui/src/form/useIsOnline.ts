import { useSyncExternalStore } from 'react'

const EVENTS = ['online', 'offline'] as const

const listen = (onChange: () => void) => {
  for (const event of EVENTS) addEventListener(event, onChange)

  return () => {
    for (const event of EVENTS) removeEventListener(event, onChange)
  }
}

/** Whether the browser has a connection, as far as it knows. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )

'use client'

import { useEffect } from 'react'

/**
 * Sends a form as soon as its page is looked at: the press of a letter's link was the whole wish. Who has no script
 * presses its button; a program that only fetches the link sends nothing.
 */
export const SendAtOnce = ({ action }: { action: string }) => {
  useEffect(() => {
    const send = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', send)
      document.querySelector<HTMLFormElement>(`form[action="${action}"]`)?.requestSubmit()
    }
    document.addEventListener('visibilitychange', send)
    send()

    return () => document.removeEventListener('visibilitychange', send)
  }, [action])

  return null
}

'use client'

import { useEffect } from 'react'
import { browserApi } from '../api/browserApi.ts'
import { sessionStore } from '../stores/sessionStore.ts'
import { hasSignedInCookie } from './hasSignedInCookie.ts'
import { regainPage } from './regainPage.ts'

const look = (): void => {
  if (hasSignedInCookie() && !sessionStore.held?.other) void regainPage(browserApi)
}

/** Watches, while the page waits for its account, whether it logged in in another tab. */
const HeldWatch = () => {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    addEventListener('pageshow', look, { signal })
    addEventListener('focus', look, { signal })
    document.addEventListener('visibilitychange', look, { signal })

    return () => controller.abort()
  }, [])

  return null
}

export default HeldWatch

'use client'

import { returnPath } from '@inzrt/rules/session'
import { useEffect, useRef } from 'react'
import { RETURN_KEY } from '../../shell/session/returnKey.ts'
import { useUser } from '../../shell/session/useUser.ts'
import { finishLogin } from './finishLogin.ts'
import { LoginSteps } from './LoginSteps.client.tsx'

const wanted = (): string => new URLSearchParams(location.search).get(RETURN_KEY) ?? '/'

/**
 * Logs in and returns to the page that asked for it, or home. A link in a mail leads here even somebody
 * logged in, because the browser keeps the session to itself on the way from a foreign site.
 */
const LoginOnPage = () => {
  const { user } = useUser()
  const isDone = useRef(false)
  const finish = (endedAt: string | null) => {
    isDone.current = true
    finishLogin(endedAt ?? wanted())
  }

  useEffect(() => {
    if (user && !isDone.current) location.replace(returnPath(wanted()))
  }, [user])

  return <LoginSteps id="prihlaseni" onDone={finish} />
}

export default LoginOnPage

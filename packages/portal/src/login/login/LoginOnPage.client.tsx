'use client'

import { returnPath } from '@inzrt/rules/session'
import { LoginForm } from '@inzrt/ui/auth/LoginForm.client.tsx'
import { useEffect, useRef } from 'react'
import { RETURN_KEY } from '../../shell/session/returnKey.ts'
import { useUser } from '../../shell/session/useUser.ts'
import { openAuth } from '../../shell/stores/authStore.ts'
import { finishLogin } from './finishLogin.ts'
import { useLoginForm } from './useLoginForm.ts'

const wanted = (): string => new URLSearchParams(location.search).get(RETURN_KEY) ?? '/'

/**
 * Logs in and returns to the page that asked for it, or home. A link in a mail leads here even somebody
 * logged in, because the browser keeps the session to itself on the way from a foreign site.
 */
const LoginOnPage = () => {
  const { user } = useUser()
  const isDone = useRef(false)
  const form = useLoginForm((endedAt) => {
    isDone.current = true
    finishLogin(endedAt ?? wanted())
  })

  useEffect(() => {
    if (user && !isDone.current) location.replace(returnPath(wanted()))
  }, [user])

  return <LoginForm form={form} id="prihlaseni" onLostPassword={() => openAuth('lost-password')} />
}

export default LoginOnPage

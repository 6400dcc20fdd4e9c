'use client'

import { UNAVAILABLE_TEXT } from '@inzrt/api-client/connectionTexts'
import { prolongSessionCall } from '@inzrt/contracts/account/session'
import { LOGOUT_MINUTES, LOGOUT_WARNING_MINUTES } from '@inzrt/rules/limits'
import { LogoutBar } from '@inzrt/ui/layout/header/LogoutBar.tsx'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { browserApi } from '../api/browserApi.ts'
import { useMinutesLeft } from '../clock/useMinutesLeft.ts'
import { sessionStore } from '../stores/sessionStore.ts'
import { showToast } from '../stores/toastStore.ts'
import { expireSession } from './expireSession.ts'
import { personOf } from './personOf.ts'
import { showUser } from './showUser.ts'
import { useCommonSession } from './useCommonSession.ts'
import { useSessionStatus } from './useSessionStatus.ts'
import { useUser } from './useUser.ts'

/** Watches the session of somebody logged in: their name, the countdown, its end. */
const SessionWatch = () => {
  const { endsAt, login } = useSnapshot(sessionStore)
  const { user } = useUser()
  const { data: status, mutate } = useSessionStatus()
  const [isProlonging, setProlonging] = useState(false)
  const minutes = useMinutesLeft(endsAt, LOGOUT_MINUTES)
  const isOver = status?.signedIn === false
  const mark = status?.login

  useCommonSession()
  useEffect(() => {
    if (!user) return
    sessionStore.person = personOf(user)
    showUser(user)
  }, [user])
  useEffect(() => {
    if (!mark || !('Notification' in window) || Notification.permission !== 'granted') return
    void import('../push/claimBrowser.ts').then(({ claimBrowser }) => claimBrowser(mark))
  }, [mark])
  useEffect(() => {
    if (isOver) void expireSession(browserApi, 'idle', login)
  }, [isOver, login])
  useEffect(() => {
    if (minutes > 0) return
    // Another browser may have prolonged it: the server has the last word.
    void mutate().then((now) => {
      if (!now?.secondsLeft) void expireSession(browserApi, 'idle', login)
    })
  }, [minutes, mutate, login])

  const prolong = async () => {
    setProlonging(true)
    const answer = await browserApi.call(prolongSessionCall)
    setProlonging(false)
    if (!answer.ok) showToast('bad', UNAVAILABLE_TEXT)
  }

  return minutes > 0 && minutes <= LOGOUT_WARNING_MINUTES ? (
    <LogoutBar minutes={minutes} onProlong={prolong} isProlonging={isProlonging} />
  ) : null
}

export default SessionWatch

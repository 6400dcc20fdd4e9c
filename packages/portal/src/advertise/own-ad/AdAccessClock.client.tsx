'use client'

import { MINUTE_MS } from '@inzrt/domain/time'
import { AD_PASSWORD_MINUTES } from '@inzrt/rules/limits'
import { minutesLeft } from '@inzrt/rules/session'
import { AdAccessNote } from '@inzrt/ui/ad-form/access/AdAccessNote.tsx'
import { takeFocus } from '@inzrt/ui/focus/takeFocus.ts'
import { useCallback, useSyncExternalStore } from 'react'

const TICK_MS = 1000
const LIFE_MS = AD_PASSWORD_MINUTES * MINUTE_MS

const tick = (onTick: () => void) => {
  const timer = setInterval(onTick, TICK_MS)

  return () => clearInterval(timer)
}

type AdAccessClockProps = {
  endsAt: number
  /** It opens the ad in place of the form that asked for the password. */
  takesFocus: boolean
}

/** How long the ad stays open, in whole minutes; by the clock, so that a sleeping window is not lied to. */
export const AdAccessClock = ({ endsAt, takesFocus }: AdAccessClockProps) => {
  const read = useCallback(
    () => minutesLeft(AD_PASSWORD_MINUTES, new Date(endsAt - LIFE_MS), new Date()),
    [endsAt],
  )
  const minutes = useSyncExternalStore(tick, read, () => AD_PASSWORD_MINUTES)

  return <AdAccessNote ref={takesFocus ? takeFocus : undefined} minutes={minutes} />
}

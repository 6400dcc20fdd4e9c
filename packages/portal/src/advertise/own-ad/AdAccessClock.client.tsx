'use client'

import { AD_PASSWORD_MINUTES } from '@inzrt/rules/limits'
import { AdAccessNote } from '@inzrt/ui/ad-form/access/AdAccessNote.tsx'
import { takeFocus } from '@inzrt/ui/focus/takeFocus.ts'
import { useMinutesLeft } from '../../shell/clock/useMinutesLeft.ts'

type AdAccessClockProps = {
  endsAt: number
  /** It opens the ad in place of the form that asked for the password. */
  takesFocus: boolean
}

/** How long the ad stays open, in whole minutes. */
export const AdAccessClock = ({ endsAt, takesFocus }: AdAccessClockProps) => {
  const minutes = useMinutesLeft(endsAt, AD_PASSWORD_MINUTES)

  return <AdAccessNote ref={takesFocus ? takeFocus : undefined} minutes={minutes} />
}

'use client'

import { OVERLAY_THROTTLE_MS } from '@inzrt/rules/limits'
import { ProgressBar } from '@inzrt/ui/feedback/ProgressBar.tsx'
import { useDelayedTrue } from '@inzrt/ui/timing/useDelayedTrue.ts'

/** A bar that runs while something of the account is on its way; what comes at once needs none. */
export const WaitingBar = () =>
  useDelayedTrue(true, OVERLAY_THROTTLE_MS) ? <ProgressBar label="Načítám..." /> : null

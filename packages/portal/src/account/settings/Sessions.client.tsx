'use client'

import type { ApiFailure } from '@inzrt/api-client/ApiResult'
import {
  endOtherSessionsCall,
  endSessionCall,
  type LoginSession,
} from '@inzrt/contracts/account/session'
import { SessionRow } from '@inzrt/ui/account/settings/SessionRow.tsx'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { waitable } from '@inzrt/ui/button/waitable.ts'
import { useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { currentTime } from '../../shell/clock/currentTime.ts'
import { tellOutcome } from '../../shell/form/tellOutcome.ts'
import { FocusPlace } from '../../shell/own-lists/FocusPlace.client.tsx'
import { toSessionRow } from './toSessionRow.ts'

export type SessionsProps = {
  sessions: readonly LoginSession[]
  reload: () => Promise<unknown>
}

const OTHERS = 'others'

/** Sessions that last, each with its end at hand. */
export const Sessions = ({ sessions, reload }: SessionsProps) => {
  const [ending, setEnding] = useState<string | null>(null)
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent)

  const end = async (what: string, call: () => Promise<{ ok: true } | ApiFailure>) => {
    setEnding(what)
    const isOthers = what === OTHERS
    tellOutcome(
      isOthers ? 'endOtherSessions' : 'endSession',
      await call(),
      isOthers ? 'Na ostatních zařízeních jste odhlášeni.' : 'Zařízení je odhlášené.',
    )
    await reload()
    setEnding(null)
  }

  return (
    <FocusPlace label="Přihlášená zařízení">
      <ul aria-label="Přihlášená zařízení">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            {...toSessionRow(session, currentTime())}
            isEnding={ending === session.id}
            onEnd={() =>
              end(session.id, () =>
                browserApi.call(endSessionCall, { params: { sessionId: session.id } }),
              )
            }
          />
        ))}
      </ul>
      {hasOthers && (
        <p>
          <Button
            {...waitable(ending !== null, () =>
              end(OTHERS, () => browserApi.call(endOtherSessionsCall)),
            )}
          >
            {ending === OTHERS ? 'Odhlašuji…' : 'Odhlásit ostatní'}
          </Button>
        </p>
      )}
    </FocusPlace>
  )
}

'use client'

import { deletePushCall } from '@inzrt/contracts/account/push'
import { formatDateTime } from '@inzrt/domain/time'
import { SettingsSection } from '@inzrt/ui/account/settings/SettingsSection.tsx'
import { NotifiedBrowsers } from '@inzrt/ui/push/NotifiedBrowsers.tsx'
import type { PushState } from '@inzrt/ui/push/PushState.ts'
import { useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { FocusPlace } from '../../shell/own-lists/FocusPlace.client.tsx'
import { OwnPart } from '../../shell/own-lists/OwnPart.client.tsx'
import { useAccountQuery } from '../../shell/own-lists/useAccountQuery.ts'
import { readPush } from '../../shell/push/readPush.ts'
import { readSubscription } from '../../shell/push/readSubscription.ts'
import { saveBrowser } from '../../shell/push/saveBrowser.ts'
import { switchOn } from '../../shell/push/switchOn.ts'
import { showFailure } from '../../shell/stores/showFailure.ts'

const remove = async (id: number): Promise<void> => {
  const answer = await browserApi.call(deletePushCall, { params: { pushId: String(id) } })
  if (!answer.ok) showFailure('deletePush', answer.error)
}

const sayMessages = async (hasMessages: boolean): Promise<void> => {
  const subscription = await readSubscription()
  if (!subscription) return
  const answer = await saveBrowser(subscription, { hasMessages })
  if (!answer.ok) showFailure('savePush', answer.error)
}

/** Where the browser itself tells of what is new; left out where the portal notifies nobody so. */
export const PushSettings = () => {
  const own = useAccountQuery('listPush', readPush)
  /** How the last try ended, until it is known better. */
  const [tried, setTried] = useState<PushState | null>(null)
  /** What was just ticked, until the answer comes. */
  const [ticked, setTicked] = useState<boolean | null>(null)
  const [isBusy, setBusy] = useState(false)

  const change = async (act: () => Promise<unknown>) => {
    setBusy(true)
    await act()
    await own.reload()
    setTicked(null)
    setBusy(false)
  }
  if (own.answer?.key === null) return null

  return (
    <SettingsSection
      id="prohlizece"
      title={'Upozornění v\u00a0prohlížeči'}
      lead={
        'K\u00a0uloženým hledáním chodí tak často jako e-maily. Co je v\u00a0nich, přečte jen váš prohlížeč.'
      }
    >
      <OwnPart own={own} failure={'Upozornění v\u00a0prohlížeči se nepodařilo načíst'}>
        {({ key, state, here, others }) => (
          <FocusPlace label={'Upozornění v\u00a0prohlížeči'}>
            <NotifiedBrowsers
              state={state === 'off' && tried ? tried : state}
              hasMessages={ticked ?? here?.hasMessages ?? false}
              others={others.map(({ id, device, since }) => ({
                id,
                device,
                since: `od ${formatDateTime(new Date(since))}`,
              }))}
              isBusy={isBusy}
              onSwitchOn={() => {
                setTried('asking')
                void change(async () => setTried(await switchOn(key ?? '')))
              }}
              onSwitchOff={() =>
                change(async () => {
                  setTried(null)
                  if (here) await remove(here.id)
                  await (await readSubscription())?.unsubscribe()
                })
              }
              onMessages={(isWanted) => {
                setTicked(isWanted)
                void change(() => sayMessages(isWanted))
              }}
              onRemove={(id) => change(() => remove(id))}
            />
          </FocusPlace>
        )}
      </OwnPart>
    </SettingsSection>
  )
}

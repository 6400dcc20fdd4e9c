'use client'

import { listNotificationsCall, readNotificationsCall } from '@inzrt/contracts/account/notification'
import { SETTINGS_PARTS } from '@inzrt/contracts/account/settingsParts'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import { nonBreaking, plural, WORD_FORMS } from '@inzrt/domain/text'
import { relativeTime } from '@inzrt/domain/time'
import { PER_PAGE } from '@inzrt/rules/limits'
import { NotificationRow } from '@inzrt/ui/account/NotificationRow.tsx'
import { NotificationTools } from '@inzrt/ui/account/NotificationTools.tsx'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import { browserApi } from '../../shell/api/browserApi.ts'
import { currentTime } from '../../shell/clock/currentTime.ts'
import { FocusPlace } from '../../shell/own-lists/FocusPlace.client.tsx'
import { OwnList } from '../../shell/own-lists/OwnList.client.tsx'
import { OwnPart } from '../../shell/own-lists/OwnPart.client.tsx'
import { useAccountQuery } from '../../shell/own-lists/useAccountQuery.ts'
import { accountHref } from '../../shell/session/accountState.ts'
import { showFailure } from '../../shell/stores/showFailure.ts'
import type { AccountTabProps } from '../AccountTabProps.ts'
import { useUnread } from './useUnread.ts'

const empty = (
  <EmptyState title="Zatím žádná upozornění" icon="letter">
    <p>
      Co se děje s{'\u00a0'}vašimi inzeráty, zprávami, hledáními a{'\u00a0'}objednávkami, najdete
      tady. Zůstává to tu půl roku.
    </p>
  </EmptyState>
)

/** What the account was told, the latest first; what was opened is read. */
const Notifications = ({ state }: AccountTabProps) => {
  const own = useAccountQuery(
    'listNotifications',
    () => browserApi.call(listNotificationsCall, { query: { perPage: state.page * PER_PAGE } }),
    String(state.page),
  )
  const { unread, reload } = useUnread()

  const markRead = async (body: BodyOf<typeof readNotificationsCall>) => {
    const answer = await browserApi.call(readNotificationsCall, { body }, { keepalive: true })
    if (!answer.ok) showFailure('readNotifications', answer.error)
    await Promise.all([own.reload(), reload()])
  }

  return (
    <OwnPart own={own} failure="Upozornění se nepodařilo načíst">
      {({ data, meta: { pagination } }) => (
        <FocusPlace label="Upozornění">
          <NotificationTools
            settingsHref={`${accountHref({ tab: 'nastaveni' })}#${SETTINGS_PARTS.letters}`}
            unread={unread}
            onReadAll={() => data[0] && markRead({ upTo: data[0].at })}
          />
          <OwnList
            label="Upozornění"
            state={state}
            pagination={pagination}
            noun={plural(pagination.total, WORD_FORMS.notificationGenitive)}
            empty={empty}
          >
            {data.map(({ id, title, path, at, isRead }) => (
              <NotificationRow
                key={id}
                href={path}
                title={nonBreaking(title)}
                when={nonBreaking(relativeTime(new Date(at), currentTime()))}
                isRead={isRead}
                onOpen={() => void markRead({ ids: [id] })}
              />
            ))}
          </OwnList>
        </FocusPlace>
      )}
    </OwnPart>
  )
}

export default Notifications

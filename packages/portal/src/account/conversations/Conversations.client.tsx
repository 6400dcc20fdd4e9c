'use client'

import {
  type ConversationItem,
  listConversationsCall,
} from '@inzrt/contracts/conversation/conversation'
import { plural, WORD_FORMS } from '@inzrt/domain/text'
import { PER_PAGE } from '@inzrt/rules/limits'
import { FilterNav } from '@inzrt/ui/account/FilterNav.tsx'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { ConversationRow } from '@inzrt/ui/conversation/ConversationRow.tsx'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import { browserApi } from '../../shell/api/browserApi.ts'
import { currentTime } from '../../shell/clock/currentTime.ts'
import { FocusPlace } from '../../shell/own-lists/FocusPlace.client.tsx'
import { OwnList } from '../../shell/own-lists/OwnList.client.tsx'
import { OwnPart } from '../../shell/own-lists/OwnPart.client.tsx'
import { useAccountQuery } from '../../shell/own-lists/useAccountQuery.ts'
import { accountHref } from '../../shell/session/accountState.ts'
import type { AccountTabProps } from '../AccountTabProps.ts'
import { useByItself } from './live/useByItself.ts'
import { useLive } from './live/useLive.ts'
import { markConversation } from './markConversation.ts'
import { toConversationRow } from './toConversationRow.ts'

const empty = (
  <EmptyState title="Zatím žádné zprávy" icon="letter">
    <p>
      Co vám kdo napíše k{'\u00a0'}inzerátu a{'\u00a0'}co napíšete vy, najdete tady. O{'\u00a0'}nové
      zprávě dáme vědět e-mailem.
    </p>
    <LinkButton href="/">Prohlížet inzeráty</LinkButton>
  </EmptyState>
)

const emptyOfHidden = (
  <EmptyState title="Žádné skryté konverzace" icon={null}>
    <p>
      Konverzaci skryjete na její stránce. Jakmile v{'\u00a0'}ní přibude zpráva, vrátí se mezi
      ostatní.
    </p>
    <LinkButton href={accountHref({ tab: 'zpravy' })}>Zpět na zprávy</LinkButton>
  </EmptyState>
)

/** Conversations about ads, the last written first: those in sight, or those that were put out of it. */
const Conversations = ({ state }: AccountTabProps) => {
  const { isHidden } = state
  const byItself = useByItself()
  const conversations = useAccountQuery(
    'listConversations',
    () =>
      browserApi.call(
        listConversationsCall,
        { query: { isHidden, perPage: state.page * PER_PAGE } },
        byItself.take(),
      ),
    `${isHidden} ${state.page}`,
  )
  useLive(() => {
    byItself.note()
    void conversations.reload()
  })

  const bringBack = async ({ id }: ConversationItem) => {
    await markConversation({ params: { conversationId: String(id) }, query: {} }, { event: 'show' })
    await conversations.reload()
  }

  return (
    <>
      <FilterNav
        label="Které zprávy"
        items={[false, true].map((hidden) => ({
          href: accountHref({ tab: 'zpravy', isHidden: hidden }),
          label: hidden ? 'Skryté' : 'Konverzace',
          isCurrent: hidden === isHidden,
        }))}
      />
      <FocusPlace label="Zprávy">
        <OwnPart own={conversations} failure="Zprávy se nepodařilo načíst">
          {({ data, meta: { pagination } }) => (
            <OwnList
              label="Konverzace"
              state={state}
              pagination={pagination}
              noun={plural(pagination.total, WORD_FORMS.conversationGenitive)}
              empty={isHidden ? emptyOfHidden : empty}
            >
              {data.map((item) => (
                <ConversationRow
                  key={item.id}
                  {...toConversationRow(item, currentTime())}
                  action={
                    isHidden && <Button onClick={() => bringBack(item)}>Vrátit do seznamu</Button>
                  }
                />
              ))}
            </OwnList>
          )}
        </OwnPart>
      </FocusPlace>
    </>
  )
}

export default Conversations

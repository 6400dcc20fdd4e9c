'use client'

import { listConversationsCall } from '@inzrt/contracts/conversation/conversation'
import { PER_PAGE } from '@inzrt/domain/limits'
import { plural, WORDS } from '@inzrt/domain/text'
import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { ConversationRow } from '@inzrt/ui/conversation/ConversationRow.tsx'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import { browserApi } from '../../shell/api/browserApi.ts'
import { currentTime } from '../../shell/clock/currentTime.ts'
import { OwnList } from '../../shell/own-lists/OwnList.client.tsx'
import { OwnPart } from '../../shell/own-lists/OwnPart.client.tsx'
import { useOwn } from '../../shell/own-lists/useOwn.ts'
import type { AccountTabProps } from '../AccountTabProps.ts'
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

/** Conversations about ads, the last written first. */
const Conversations = ({ state }: AccountTabProps) => {
  const conversations = useOwn('listConversations', String(state.page), () =>
    browserApi.call(listConversationsCall, { query: { perPage: state.page * PER_PAGE } }),
  )

  return (
    <OwnPart own={conversations} failure="Zprávy se nepodařilo načíst">
      {({ data, meta: { pagination } }) => (
        <OwnList
          label="Konverzace"
          state={state}
          pagination={pagination}
          noun={plural(pagination.total, WORDS.conversationGenitive)}
          empty={empty}
        >
          {data.map((item) => (
            <ConversationRow key={item.id} {...toConversationRow(item, currentTime())} />
          ))}
        </OwnList>
      )}
    </OwnPart>
  )
}

export default Conversations

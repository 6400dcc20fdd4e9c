'use client'

import { nameOfOther } from '@inzrt/rules/deal'
import { LoadFailed } from '@inzrt/ui/account/LoadFailed.tsx'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { MessageList } from '@inzrt/ui/conversation/MessageList.tsx'
import { Thread } from '@inzrt/ui/conversation/Thread.tsx'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { WaitingBar } from '../../shell/lazy/WaitingBar.client.tsx'
import { FocusPlace } from '../../shell/own-lists/FocusPlace.client.tsx'
import { accountHref } from '../../shell/session/accountState.ts'
import { RETURN_KEY } from '../../shell/session/returnKey.ts'
import { sessionStore } from '../../shell/stores/sessionStore.ts'
import { begunAnswer } from './begunAnswer.ts'
import { ConversationActions } from './ConversationActions.client.tsx'
import { conversationAddress } from './conversationAddress.ts'
import { Deal } from './deal/Deal.client.tsx'
import { NewMessage } from './NewMessage.client.tsx'
import { QuickAnswers } from './QuickAnswers.client.tsx'
import { Reply } from './Reply.client.tsx'
import { Ratings } from './rating/Ratings.client.tsx'
import { toShownMessages } from './toShownMessages.ts'
import { useConversation } from './useConversation.ts'

/** One answer for a conversation that is not there and for one of others. */
const Missing = ({ id }: { id: string }) => {
  const { isSignedIn } = useSnapshot(sessionStore)

  return (
    <EmptyState title="Taková konverzace tu není" icon="letter" isLive>
      {isSignedIn ? (
        <>
          <p>Možná už byla smazaná, nebo patří jinému účtu.</p>
          <LinkButton href={accountHref({ tab: 'zpravy' })}>Moje zprávy</LinkButton>
        </>
      ) : (
        <>
          <p>Otevřete ji odkazem z{'\u00a0'}e-mailu, nebo se přihlaste.</p>
          <LinkButton href={`/login?${new URLSearchParams({ [RETURN_KEY]: `/zpravy/${id}` })}`}>
            Přihlásit se
          </LinkButton>
        </>
      )}
    </EmptyState>
  )
}

/** What two people write each other about an ad. */
const Conversation = ({ id }: { id: string }) => {
  const address = useMemo(() => conversationAddress(id), [id])
  const { conversation, reason, isMissing, reload, loadEarlier } = useConversation(address)
  if (isMissing) return <Missing id={id} />
  if (!conversation && reason)
    return <LoadFailed title="Konverzaci se nepodařilo načíst" reason={reason} onRetry={reload} />
  if (!conversation) return <WaitingBar />
  const { ad, canWrite, isBlocked, hasEarlier, deal, ratings } = conversation
  const answers = conversation.messages.at(-1)?.answers ?? []
  const isOpen = canWrite && !isBlocked
  const heard = conversation.messages.findLast(({ isOwn }) => !isOwn)

  return (
    <FocusPlace label="Konverzace">
      <Thread
        about={
          <>
            <h2>{ad.slug ? <a href={`/${ad.slug}`}>{ad.heading}</a> : ad.heading}</h2>
            <p>Píšete si s: {nameOfOther(conversation)}</p>
          </>
        }
        actions={
          <ConversationActions address={address} conversation={conversation} onChange={reload} />
        }
        deal={
          <>
            {deal && (isOpen || deal.can.includes('release')) && (
              <Deal address={address} conversation={conversation} deal={deal} onChange={reload} />
            )}
            {ratings && (
              <Ratings
                address={address}
                side={conversation.side}
                ratings={ratings}
                onChange={reload}
              />
            )}
          </>
        }
        foot={
          isOpen ? (
            <Reply
              address={address}
              begun={begunAnswer(answers)}
              canSendPhotos={conversation.canSendPhotos}
              onSent={reload}
            />
          ) : (
            <p>
              {isBlocked
                ? 'Druhou stranu jste zablokovali. Napsat si můžete, až ji odblokujete.'
                : 'Do této konverzace už psát nejde.'}
            </p>
          )
        }
      >
        {hasEarlier && <Button onClick={loadEarlier}>Načíst starší zprávy</Button>}
        <MessageList label="Zprávy" messages={toShownMessages(conversation)} />
        {isOpen && answers.length > 0 && (
          <QuickAnswers address={address} answers={answers} onSent={reload} />
        )}
        {heard && (
          <NewMessage
            key={conversation.id}
            id={heard.id}
            text={`${nameOfOther(conversation)}: ${heard.content}`}
          />
        )}
      </Thread>
    </FocusPlace>
  )
}

export default Conversation

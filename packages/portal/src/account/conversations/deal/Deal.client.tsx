'use client'

import { errorText } from '@inzrt/api-client/errorText'
import type { Conversation } from '@inzrt/contracts/conversation/conversation'
import { changeDealCall, type DealView } from '@inzrt/contracts/conversation/deal'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import { nameOfOther } from '@inzrt/rules/deal'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { DealBox } from '@inzrt/ui/conversation/DealBox.tsx'
import { DealButtons } from '@inzrt/ui/conversation/DealButtons.tsx'
import { useState } from 'react'
import { browserApi } from '../../../shell/api/browserApi.ts'
import { tell } from '../../../shell/form/tell.ts'
import { toRefusal } from '../../../shell/form/toRefusal.ts'
import type { ConversationAddress } from '../conversationAddress.ts'
import { dealText, priceOf } from './dealText.ts'
import { Offer } from './Offer.client.tsx'

export type DealProps = {
  address: ConversationAddress
  conversation: Conversation
  deal: DealView
  onChange: () => Promise<unknown>
}

/** What two people agree on about a thing: a price, who it is kept for, that it was handed over. */
export const Deal = ({ address, conversation, deal, onChange }: DealProps) => {
  const [isCountering, setCountering] = useState(false)
  const { can, amount, state } = deal
  const { side } = conversation
  const send = async (body: BodyOf<typeof changeDealCall>) => {
    const answer = await browserApi.call(changeDealCall, { ...address, body })
    if (answer.ok) {
      setCountering(false)
      await onChange()

      return undefined
    }
    const { error } = answer
    const isOver = error.kind === 'problem' && error.status === 409
    if (isOver) await onChange()

    return toRefusal(error, isOver ? error.problem.message : errorText('changeDeal', error))
  }
  const button = (label: string, body: BodyOf<typeof changeDealCall>, isMain = false) =>
    can.includes(body.event) && (
      <Button variant={isMain ? 'primary' : 'outline'} onClick={async () => tell(await send(body))}>
        {label}
      </Button>
    )
  const hasButtons = can.some((event) => event !== 'offer')

  return (
    <DealBox
      {...dealText({ deal, side, name: nameOfOther(conversation) })}
      isAgreed={state === 'reserved' || state === 'handed_over'}
    >
      {hasButtons && (
        <DealButtons>
          {amount !== null &&
            button(`Přijmout ${priceOf(deal)}`, { event: 'accept', amount }, true)}
          {can.includes('counter') && !isCountering && (
            <Button onClick={() => setCountering(true)}>Nabídnout jinou cenu</Button>
          )}
          {amount !== null && button('Odmítnout', { event: 'decline', amount })}
          {button('Předání proběhlo', { event: 'confirm' }, true)}
          {button('Zrušit rezervaci', { event: 'release' })}
          {button('Rezervovat pro druhou stranu', { event: 'reserve' })}
        </DealButtons>
      )}
      {can.includes('offer') && (
        <Offer
          label="Vaše nabídka v&nbsp;Kč"
          sendLabel="Nabídnout cenu"
          onSend={(named) => send({ event: 'offer', amount: named })}
        />
      )}
      {isCountering && can.includes('counter') && (
        <Offer
          label="Jaká cena by vám vyhovovala, v&nbsp;Kč"
          sendLabel="Poslat nabídku"
          onSend={(named) => send({ event: 'counter', amount: named })}
        />
      )}
    </DealBox>
  )
}

'use client'

import { ClientOnlyForm } from '../../shell/lazy/ClientOnlyForm.client.tsx'
import { lazyPart } from '../../shell/lazy/lazyPart.tsx'

const Conversation = lazyPart(() => import('./Conversation.client.tsx'))

/** Place of a conversation, which is there for its two people alone. */
export const ConversationSlot = ({ id }: { id: string }) => (
  <ClientOnlyForm>
    <Conversation id={id} />
  </ClientOnlyForm>
)

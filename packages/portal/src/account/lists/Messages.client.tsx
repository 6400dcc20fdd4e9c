'use client'

import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'

/** Messages about ads. */
const Messages = () => (
  <EmptyState title="Zatím žádné zprávy">
    <p>Až vám někdo odpoví na inzerát nebo vy jemu, najdete rozhovor tady.</p>
    <LinkButton href="/">Prohlížet inzeráty</LinkButton>
  </EmptyState>
)

export default Messages

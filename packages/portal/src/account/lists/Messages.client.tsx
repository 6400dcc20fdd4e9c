'use client'

import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'

/** Messages about ads. */
const Messages = () => (
  <EmptyState title="Zprávy chodí e-mailem" icon="letter">
    <p>
      Co vám kdo napíše k{'\u00a0'}inzerátu, najdete ve své poště a{'\u00a0'}odpovíte odtud. Kolik
      zpráv přišlo, vidíte u{'\u00a0'}inzerátů.
    </p>
    <LinkButton href="/">Prohlížet inzeráty</LinkButton>
  </EmptyState>
)

export default Messages

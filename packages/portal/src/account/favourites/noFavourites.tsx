import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'

/** Stands where nothing is marked. */
export const noFavourites = (
  <EmptyState title="Zatím žádné oblíbené inzeráty" icon={null}>
    <p>Inzeráty, ke kterým se budete chtít vrátit, na vás počkají tady.</p>
    <LinkButton href="/">Prohlížet inzeráty</LinkButton>
  </EmptyState>
)

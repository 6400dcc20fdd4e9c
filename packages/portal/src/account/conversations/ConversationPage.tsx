import type { Brand } from '../../shell/brand/Brand.ts'
import { FormPage } from '../../site/FormPage.tsx'
import { ConversationSlot } from './ConversationSlot.client.tsx'

export type ConversationPageProps = {
  brand: Brand
  params: Promise<{ conversation: string }>
}

/** A conversation: the same page for everybody; whose it is, the browser asks. */
export const ConversationPage = async ({ brand, params }: ConversationPageProps) => {
  const { conversation } = await params

  return (
    <FormPage brand={brand} crumb="Konverzace">
      <h1>Konverzace</h1>
      <ConversationSlot id={conversation} />
    </FormPage>
  )
}

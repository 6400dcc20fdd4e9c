import { GATEWAY_PATHS } from '@inzrt/contracts/pages/gatewayPaths'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { TextField } from '@inzrt/ui/field/TextField.tsx'
import { PlainForm } from '@inzrt/ui/form/PlainForm.tsx'
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
      <noscript>
        <p>
          Bez něj konverzaci přečtete i{'\u00a0'}napíšete, když sem vložíte celý odkaz z{'\u00a0'}
          e-mailu.
        </p>
        <PlainForm
          action={GATEWAY_PATHS.readConversation}
          label="Konverzace bez JavaScriptu"
          hidden={{}}
        >
          <TextField
            id="odkaz"
            name="odkaz"
            label={'Odkaz z\u00a0e-mailu'}
            autoComplete="off"
            required
          />
          <Button type="submit" variant="primary">
            Otevřít konverzaci
          </Button>
        </PlainForm>
      </noscript>
    </FormPage>
  )
}

import type { Brand } from '../../../shell/brand/Brand.ts'
import { FormPage } from '../../../site/FormPage.tsx'
import { ConfirmAdSlot } from './ConfirmAdSlot.client.tsx'

/** The link of the letter or the text that confirms an ad leads here. */
export const ConfirmAdPage = ({ brand }: { brand: Brand }) => (
  <FormPage brand={brand} crumb="Potvrzení inzerátu" drawing="letter">
    <h1>Potvrzení inzerátu</h1>
    <ConfirmAdSlot />
  </FormPage>
)

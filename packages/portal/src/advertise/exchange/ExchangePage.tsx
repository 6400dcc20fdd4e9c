import type { Brand } from '../../shell/brand/Brand.ts'
import { FormPage } from '../../site/FormPage.tsx'
import { ExchangeSlot } from './ExchangeSlot.client.tsx'

/** The link of a letter about an exchange leads here. */
export const ExchangePage = ({ brand }: { brand: Brand }) => (
  <FormPage brand={brand} crumb="Výměna" drawing="letter">
    <h1>Výměna</h1>
    <ExchangeSlot />
  </FormPage>
)

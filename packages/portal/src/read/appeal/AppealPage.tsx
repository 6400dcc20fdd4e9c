import type { Brand } from '../../shell/brand/Brand.ts'
import { FormPage } from '../../site/FormPage.tsx'
import { AppealSlot } from './AppealSlot.client.tsx'

/** The link of a statement of reasons leads here. */
export const AppealPage = ({ brand }: { brand: Brand }) => (
  <FormPage brand={brand} crumb="Odvolání" drawing="letter">
    <h1>Odvolání</h1>
    <AppealSlot />
  </FormPage>
)

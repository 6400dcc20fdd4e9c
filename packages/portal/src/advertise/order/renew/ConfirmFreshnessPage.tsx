import type { Brand } from '../../../shell/brand/Brand.ts'
import { FormPage } from '../../../site/FormPage.tsx'
import { ConfirmFreshnessSlot } from '../OrderSlots.client.tsx'

/** The link of the letter that asks whether an ad still holds leads here. */
export const ConfirmFreshnessPage = ({ brand }: { brand: Brand }) => (
  <FormPage brand={brand} crumb="Stále platí" drawing="letter">
    <h1>Stále platí?</h1>
    <ConfirmFreshnessSlot />
  </FormPage>
)

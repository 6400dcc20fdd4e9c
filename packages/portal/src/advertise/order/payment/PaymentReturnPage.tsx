import type { Brand } from '../../../shell/brand/Brand.ts'
import { settings } from '../../../shell/settings/settings.server.ts'
import { FormPage } from '../../../site/FormPage.tsx'
import { PaymentReturnSlot } from '../OrderSlots.client.tsx'
import { OrderTerms } from './OrderTerms.tsx'

/** Where the bank sends its customers back; the page is the same for all, the order is asked for by the browser. */
export const PaymentReturnPage = ({ brand }: { brand: Brand }) => (
  <FormPage brand={brand} crumb="Výsledek platby" aside={<OrderTerms />}>
    <PaymentReturnSlot supportEmail={settings().SUPPORT_EMAIL} />
  </FormPage>
)

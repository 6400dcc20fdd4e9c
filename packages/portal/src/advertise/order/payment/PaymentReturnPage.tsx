import type { Brand } from '../../../shell/brand/Brand.ts'
import { settings } from '../../../shell/settings/settings.server.ts'
import { FormPage } from '../../../site/FormPage.tsx'
import { PaymentReturnSlot } from '../OrderSlots.client.tsx'
import { OrderTerms } from './OrderTerms.tsx'

type PaymentReturnPageProps = { brand: Brand; crumb: string }

/** An order, by its link or back from the bank; the page is the same for all, the order is asked for by the browser. */
export const PaymentReturnPage = ({ brand, crumb }: PaymentReturnPageProps) => (
  <FormPage brand={brand} crumb={crumb} aside={<OrderTerms />}>
    <PaymentReturnSlot supportEmail={settings().SUPPORT_EMAIL} />
  </FormPage>
)

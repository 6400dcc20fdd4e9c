import { PaymentReturnPage } from '@inzrt/portal/advertise/order/payment/PaymentReturnPage.tsx'
import { pageMetadata } from '@inzrt/portal/shell/metadata/pageMetadata.ts'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Objednávka',
  description: 'Co je objednané, jak je to zaplacené a\u00a0doklady.',
  path: '/objednavka',
})

const Page = () => <PaymentReturnPage brand={brand} crumb="Objednávka" />
export default Page

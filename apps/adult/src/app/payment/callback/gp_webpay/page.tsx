import { PaymentReturnPage } from '@inzrt/portal/advertise/order/payment/PaymentReturnPage.tsx'
import { pageMetadata } from '@inzrt/portal/shell/metadata/pageMetadata.ts'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Výsledek platby',
  description: 'Jak dopadla platba objednávky.',
  path: '/payment/callback/gp_webpay',
})

const Page = () => <PaymentReturnPage brand={brand} crumb="Výsledek platby" />
export default Page

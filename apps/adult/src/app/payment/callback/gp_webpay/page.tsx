import { pageMetadata } from '@inzrt/portal/metadata/pageMetadata.ts'
import { PaymentReturnPage } from '@inzrt/portal/order/payment/PaymentReturnPage.tsx'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Výsledek platby',
  description: 'Jak dopadla platba objednávky.',
  path: '/payment/callback/gp_webpay',
  isHidden: true,
})

const Page = () => <PaymentReturnPage brand={brand} />
export default Page

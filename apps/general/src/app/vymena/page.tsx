import { ExchangePage } from '@inzrt/portal/advertise/exchange/ExchangePage.tsx'
import { pageMetadata } from '@inzrt/portal/shell/metadata/pageMetadata.ts'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Výměna',
  description: 'Výměna ve dvou nebo ve třech, na kterou čeká vaše odpověď.',
  path: '/vymena',
})

const Page = () => <ExchangePage brand={brand} />
export default Page

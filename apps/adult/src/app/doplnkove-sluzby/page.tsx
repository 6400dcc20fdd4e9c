import { pageMetadata } from '@inzrt/portal/metadata/pageMetadata.ts'
import { ServicesPage } from '@inzrt/portal/order/promo/ServicesPage.tsx'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Doplňkové služby',
  description: 'Zvýraznění a topování inzerátu: jak vypadají, na jak dlouho a za kolik.',
  path: '/doplnkove-sluzby',
})

const Page = () => <ServicesPage brand={brand} />
export default Page

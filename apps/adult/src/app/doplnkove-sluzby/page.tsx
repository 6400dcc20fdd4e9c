import { ServicesPage } from '@inzrt/portal/advertise/order/promo/ServicesPage.tsx'
import { pageMetadata } from '@inzrt/portal/shell/metadata/pageMetadata.ts'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Doplňkové služby',
  description: 'Zvýraznění a topování inzerátu: jak vypadají, na jak dlouho a za kolik.',
  path: '/doplnkove-sluzby',
})

const Page = () => <ServicesPage brand={brand} />
export default Page

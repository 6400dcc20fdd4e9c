import { PromoPage } from '@inzrt/portal/advertise/order/promo/PromoPage.tsx'
import { pageMetadata } from '@inzrt/portal/shell/metadata/pageMetadata.ts'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Zvýraznit inzerát',
  description: 'Zvýrazněte nebo topujte svůj inzerát.',
  path: '/',
  isHidden: true,
})

const Page = (props: PageProps<'/[slug]/promo'>) => <PromoPage {...props} brand={brand} />
export default Page

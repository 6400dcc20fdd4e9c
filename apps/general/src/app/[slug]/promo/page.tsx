import { pageMetadata } from '@inzrt/portal/metadata/pageMetadata.ts'
import { PromoPage } from '@inzrt/portal/order/promo/PromoPage.tsx'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Zvýraznit inzerát',
  description: 'Zvýrazněte nebo topujte svůj inzerát.',
  path: '/',
  isHidden: true,
})

const Page = (props: PageProps<'/[slug]/promo'>) => <PromoPage {...props} brand={brand} />
export default Page

import { pageMetadata } from '@inzrt/portal/metadata/pageMetadata.ts'
import { RenewPage } from '@inzrt/portal/order/renew/RenewPage.tsx'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Prodloužit inzerát',
  description: 'Prodlužte platnost svého inzerátu.',
  path: '/',
  isHidden: true,
})

const Page = (props: PageProps<'/[slug]/renew'>) => <RenewPage {...props} brand={brand} />
export default Page

import { AdvertiserPage } from '@inzrt/portal/browse/advertiser/AdvertiserPage.tsx'
import { advertiserMetadata } from '@inzrt/portal/browse/advertiser/advertiserMetadata.ts'
import { brand } from '#brand'

export const generateMetadata = (props: PageProps<'/uzivatel/[nickname]'>) =>
  advertiserMetadata({ ...props, brand })

const Page = (props: PageProps<'/uzivatel/[nickname]'>) => (
  <AdvertiserPage {...props} brand={brand} />
)
export default Page

import { HomePage } from '@inzrt/portal/browse/home/HomePage.tsx'
import { homeMetadata } from '@inzrt/portal/browse/home/homeMetadata.ts'
import { brand } from '#brand'

export const metadata = homeMetadata(brand)

const Page = () => <HomePage brand={brand} />
export default Page

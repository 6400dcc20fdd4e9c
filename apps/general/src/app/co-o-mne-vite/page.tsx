import { BrowserPage } from '@inzrt/portal/account/browser/BrowserPage.tsx'
import { browserMetadata } from '@inzrt/portal/account/browser/browserMetadata.ts'
import { brand } from '#brand'

export const metadata = browserMetadata

const Page = () => <BrowserPage brand={brand} />
export default Page

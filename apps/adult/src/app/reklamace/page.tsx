import { ComplaintPage } from '@inzrt/portal/read/complaint/ComplaintPage.tsx'
import { complaintMetadata } from '@inzrt/portal/read/complaint/complaintMetadata.ts'
import { brand } from '#brand'

export const metadata = complaintMetadata

const Page = () => <ComplaintPage brand={brand} />
export default Page

import { ScanPage } from '@inzrt/portal/browse/slug/ScanPage.tsx'
import { brand } from '#brand'

const Page = (props: PageProps<'/k/[dialCode]/[edition]'>) => <ScanPage {...props} brand={brand} />
export default Page

import { ModerationPage } from '@inzrt/portal/desk/ModerationPage.tsx'
import { moderationMetadata } from '@inzrt/portal/desk/moderationMetadata.ts'
import { brand } from '#brand'

export const generateMetadata = (props: PageProps<'/sprava'>) =>
  moderationMetadata({ ...props, brand })

const Page = (props: PageProps<'/sprava'>) => <ModerationPage {...props} brand={brand} />
export default Page

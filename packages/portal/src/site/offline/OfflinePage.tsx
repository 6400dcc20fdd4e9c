import { OfflineNotice } from '@inzrt/ui/feedback/OfflineNotice.tsx'
import { Wordmark } from '@inzrt/ui/logo/Wordmark.tsx'
import type { Brand } from '../../shell/brand/Brand.ts'
import { OfflineFavourites } from './OfflineFavourites.client.tsx'

/** What a browser without a connection shows in place of any page. */
export const OfflinePage = ({ brand }: { brand: Brand }) => (
  <OfflineNotice logo={<Wordmark name={brand.wordmark} label={brand.name} />}>
    <OfflineFavourites />
  </OfflineNotice>
)

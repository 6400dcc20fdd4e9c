import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { nonBreaking } from '@inzrt/domain/text'
import { adTypeLabel } from '@inzrt/rules/listing'
import { PrintSheet } from '@inzrt/ui/detail/print/PrintSheet.tsx'
import { placeLine } from '../../../ad/placeLine.ts'
import { priceFacts } from '../../../ad/priceFacts.ts'
import { toPhotos } from '../../../ad/toPhotos.ts'
import type { Brand } from '../../../shell/brand/Brand.ts'
import { toQrPath } from '../../../shell/qr/toQrPath.ts'
import { toSeller } from '../toSeller.ts'

export type AdSheetProps = {
  brand: Pick<Brand, 'name' | 'nameLocative'>
  ad: AdDetail
  /** Public address of the site. */
  origin: string
}

/** The ad as it is printed: one sheet with a code that leads to its page, whatever its address becomes. */
export const AdSheet = ({ brand, ad, origin }: AdSheetProps) => {
  const [photo] = toPhotos(ad)
  const address = `${origin}/k/${ad.dialCode}`

  return (
    <PrintSheet
      site={brand.name}
      heading={nonBreaking(ad.heading)}
      facts={[adTypeLabel(ad.type), ...priceFacts(ad), placeLine(ad.PSC)]}
      details={(ad.attributes ?? []).map(({ name, text }) => `${name}: ${text}`)}
      photo={photo && { src: photo.src, width: photo.width, height: photo.height }}
      content={nonBreaking(ad.content)}
      seller={toSeller(ad, brand.nameLocative).name}
      code={toQrPath(address)}
      address={address.replace(/^https?:\/\//, '')}
    />
  )
}

import { qrImage } from '@inzrt/portal/browse/share/qrImage.ts'
import { brand } from '#brand'

export const GET = ({ url }: Request) => qrImage(brand, url)

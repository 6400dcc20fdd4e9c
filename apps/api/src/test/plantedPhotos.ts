import sharp from 'sharp'
import { drawPhoto } from './drawPhoto.ts'

/** Stands in every place of metadata; no picture of ours may hold it. */
export const PLANTED = 'canary-49N11E'

const exif = {
  IFD0: { Make: PLANTED, ImageDescription: PLANTED, Copyright: PLANTED },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '49/1 11/1 42/1', GPSMapDatum: PLANTED },
}

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="${PLANTED}"/></rdf:RDF></x:xmpmeta>`

/** Photos of each format a camera or a program makes, with a place and words in their metadata. */
export const plantedPhotos = async (): Promise<Buffer[]> => {
  const photo = () => drawPhoto({ width: 420, height: 320 }).withExif(exif).withXmp(XMP)
  const grey = await drawPhoto({ width: 400, height: 330, seed: 3 }).greyscale().raw().toBuffer()
  const raw = { width: 400, height: 330, channels: 1 } as const

  return Promise.all([
    photo().withMetadata({ orientation: 6 }).withExif(exif).jpeg().toBuffer(),
    photo().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    photo().withIccProfile('p3').jpeg().toBuffer(),
    sharp(grey, { raw }).withExif(exif).jpeg().toBuffer(),
    photo().png({ compressionLevel: 1 }).toBuffer(),
    photo().png({ palette: true }).toBuffer(),
    photo().ensureAlpha(0.4).png({ adaptiveFiltering: true }).toBuffer(),
    photo().webp().toBuffer(),
    photo().webp({ lossless: true }).toBuffer(),
  ])
}

import { photoScale } from './photoScale.ts'

const QUALITY = 0.86
/** A photo this small is sent as it is. */
const SMALL_BYTES = 600_000

const draw = (picture: ImageBitmap): Promise<Blob | null> => {
  const scale = photoScale(picture)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)

  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}

/**
 * Makes a photo as small as the portal needs it, upright and without its place, before it leaves the
 * device. What the browser cannot read goes as it is: the server says what is wrong with it.
 */
export const scalePhoto = async (file: File): Promise<Blob> => {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  )
  if (!picture) return file
  const keeps = photoScale(picture) === 1 && file.size <= SMALL_BYTES
  const scaled = keeps ? file : await draw(picture)
  picture.close()

  return scaled ?? file
}

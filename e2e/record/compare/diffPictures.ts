import sharp from 'sharp'

const CHANNELS = 4

const read = (file: string) => sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

/** How many points of two pictures differ; the sizes, where those do; null: none. */
export const diffPictures = async (before: string, after: string): Promise<string | null> => {
  const [one, other] = await Promise.all([read(before), read(after)])
  if (one.info.width !== other.info.width || one.info.height !== other.info.height)
    return `${one.info.width} × ${one.info.height} became ${other.info.width} × ${other.info.height}`

  let points = 0
  for (let at = 0; at < one.data.length; at += CHANNELS)
    if (one.data.readUInt32LE(at) !== other.data.readUInt32LE(at)) points++

  return points === 0 ? null : `${points} points differ of ${one.info.width * one.info.height}`
}

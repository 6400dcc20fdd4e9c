import type { ImageStore } from '../../catalogue/images/createImageStore.ts'

/** What browsers of today ask for. */
const FORMATS = ['avif', 'webp'] as const

/**
 * Makes a cover as the shelf shows it before anybody asks: a whole shelf drawn at once would be late
 * for its first visitor.
 */
export const prepareCover = async (imageStore: ImageStore, path: string): Promise<void> => {
  for (const format of FORMATS) {
    const cover = await imageStore.find({ path, variant: 'small' }, format)
    await cover?.read({ client: 'press' })
  }
}

import type { Message } from '@inzrt/contracts/conversation/conversation'
import type { FileSeal } from '../../catalogue/images/createFileSeal.ts'
import type { MessagePhoto } from './messagePhotos.repository.ts'

/** A photo of a message for those who may see it, by an address that ends. */
export const toShownPhoto =
  (seal: FileSeal['seal']) =>
  ({ path, width, height }: MessagePhoto): Message['photos'][number] => ({
    path: seal(path),
    width,
    height,
  })

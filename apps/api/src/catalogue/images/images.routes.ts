import { IMAGE_BASE } from '@inzrt/contracts/ads/image'
import type { FastifyPluginAsync } from 'fastify'
import type { Caller } from '../../platform/brand/Caller.ts'
import { imageNotFound } from '../../platform/errors/problems.ts'
import type { FileSeal } from './createFileSeal.ts'
import type { ImageStore } from './createImageStore.ts'
import { chooseFormat } from './ImageFormat.ts'
import { type ImageRequest, readImagePath } from './ImageRequest.ts'
import type { ImagesRepository } from './images.repository.ts'
import { sendImage } from './sendImage.ts'

export type ImagesDependencies = {
  images: ImagesRepository
  imageStore: ImageStore
  fileSeal: FileSeal
}

export const imagesRoutes: FastifyPluginAsync<ImagesDependencies> = async (
  app,
  { images, imageStore, fileSeal },
) => {
  /** What may be shown: what its site shows, and whatever a moderator was given the address of. */
  const readWanted = async (address: string, caller: Caller): Promise<ImageRequest | null> => {
    const wanted = readImagePath(address)
    const path = wanted && fileSeal.open(wanted.path)
    if (path) return { ...wanted, path }

    return wanted && (await images.mayShow(wanted.path, caller)) ? wanted : null
  }

  app.get<{ Params: { '*': string } }>(
    `${IMAGE_BASE}/*`,
    { config: { audience: 'anyone' } },
    async (request, reply) => {
      const wanted = await readWanted(`/${request.params['*']}`, request.caller)
      if (!wanted) throw imageNotFound()
      const format = chooseFormat(request.headers.accept)
      const found = await imageStore.find(wanted, format)
      if (!found) throw imageNotFound()

      return sendImage(request, reply, found, wanted.path, format)
    },
  )
}

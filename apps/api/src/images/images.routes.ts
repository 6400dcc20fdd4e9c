import { IMAGE_BASE } from '@inzrt/contracts/image'
import type { FastifyPluginAsync } from 'fastify'
import { imageNotFound } from '../errors/problems.ts'
import type { ImageStore } from './createImageStore.ts'
import { chooseFormat } from './ImageFormat.ts'
import { readImagePath } from './ImageRequest.ts'
import type { ImagesRepository } from './images.repository.ts'
import { sendImage } from './sendImage.ts'

export type ImagesDependencies = { images: ImagesRepository; imageStore: ImageStore }

export const imagesRoutes: FastifyPluginAsync<ImagesDependencies> = async (
  app,
  { images, imageStore },
) => {
  app.get<{ Params: { '*': string } }>(
    `${IMAGE_BASE}/*`,
    { config: { audience: 'anyone' }, schema: { hide: true } },
    async (request, reply) => {
      const wanted = readImagePath(`/${request.params['*']}`)
      if (!wanted || !(await images.mayShow(wanted.path, request.caller.brand)))
        throw imageNotFound()
      const format = chooseFormat(request.headers.accept)
      const found = await imageStore.find(wanted, format)
      if (!found) throw imageNotFound()

      return sendImage(request, reply, found, format)
    },
  )
}

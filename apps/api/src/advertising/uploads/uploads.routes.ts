import { Readable } from 'node:stream'
import { uploadImageCall } from '@inzrt/contracts/ads/image'
import type { FastifyPluginAsync } from 'fastify'
import type { Originals } from '../../catalogue/images/Originals.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import { askerOf } from '../../platform/http/askerOf.ts'
import { createPreparers } from './createPreparers.ts'
import { readPhotoForm } from './readPhotoForm.ts'
import { storeUpload } from './storeUpload.ts'
import { missingPicture } from './uploadProblems.ts'
import type { UploadsRepository } from './uploads.repository.ts'

export type UploadsDependencies = {
  uploads: UploadsRepository
  originals: Originals
  clock: Clock
}

export const uploadsRoutes: FastifyPluginAsync<UploadsDependencies> = async (app, dependencies) => {
  const preparers = createPreparers()
  const parts = { ...dependencies, preparers }
  app.addHook('onClose', async () => preparers.stop())
  app.addContentTypeParser('multipart/form-data', async (_: unknown, form: Readable) => form)

  app.post(
    uploadImageCall.path,
    {
      config: { audience: uploadImageCall.audience },
      schema: { response: uploadImageCall.responses },
    },
    async (request, reply) => {
      const { body, caller, headers } = request
      if (!(body instanceof Readable)) throw missingPicture()
      const kept = await readPhotoForm(body, headers['content-type'] ?? '', (file) =>
        storeUpload(parts, caller.brand, askerOf(request, reply), file),
      )

      return reply.code(201).send({ data: kept })
    },
  )
}

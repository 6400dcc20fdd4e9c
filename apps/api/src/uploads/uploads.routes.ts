import multipart, { type MultipartFile } from '@fastify/multipart'
import { uploadImageCall } from '@inzrt/contracts/ads/image'
import { PHOTO_MEGABYTES } from '@inzrt/domain/limits'
import type { FastifyError, FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Brand } from '../brand/Brand.ts'
import type { Clock } from '../clock/Clock.ts'
import { tooLarge } from '../errors/problems.ts'
import type { Originals } from '../images/Originals.ts'
import { describeCall } from '../reference/describeCall.ts'
import { createPreparers } from './createPreparers.ts'
import { keepUpload } from './keepUpload.ts'
import type { Arriving } from './startPreparer.ts'
import { missingPicture, pictureTooLarge, tornUpload } from './uploadProblems.ts'
import type { UploadsRepository } from './uploads.repository.ts'

export type UploadsDependencies = {
  uploads: UploadsRepository
  originals: Originals
  clock: Clock
}

const TOO_LARGE = 413

/** The pieces of a file; what has more than it may is refused at its end. */
async function* piecesOf({ file }: MultipartFile): Arriving {
  try {
    yield* file
  } catch {
    throw tornUpload()
  }
  if (file.truncated) throw pictureTooLarge(PHOTO_MEGABYTES)
}

/** Whatever the parser says of a form, but that it is too large, is that it cannot be read. */
const refuseForm = (error: FastifyError): never => {
  throw error.statusCode === TOO_LARGE ? tooLarge() : tornUpload()
}

const openFile = async (request: FastifyRequest): Promise<Arriving> => {
  const part = request.isMultipart() ? await request.file().catch(refuseForm) : undefined
  if (!part) throw missingPicture()

  return piecesOf(part)
}

export const uploadsRoutes: FastifyPluginAsync<UploadsDependencies> = async (app, dependencies) => {
  const preparers = createPreparers()
  const parts = { ...dependencies, preparers }
  app.addHook('onClose', async () => preparers.stop())
  await app.register(multipart, {
    limits: { files: 1, fields: 0, parts: 1, fileSize: PHOTO_MEGABYTES * 1024 * 1024 },
  })

  app.post(
    uploadImageCall.path,
    {
      config: { audience: uploadImageCall.audience },
      schema: {
        ...describeCall(uploadImageCall),
        consumes: ['multipart/form-data'],
        response: uploadImageCall.responses,
      },
    },
    async (request, reply) => {
      const brand: Brand = request.caller.brand
      const kept = await keepUpload(parts, brand, await openFile(request))

      return reply.code(201).send({ data: kept })
    },
  )
}

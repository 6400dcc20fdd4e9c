import multipart from '@fastify/multipart'
import { uploadImageCall } from '@inzrt/contracts/image'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Brand } from '../brand/Brand.ts'
import type { Clock } from '../clock/Clock.ts'
import { createGate } from '../http/createGate.ts'
import type { Originals } from '../images/createOriginals.ts'
import { describeCall } from '../reference/describeCall.ts'
import { keepUpload } from './keepUpload.ts'
import { missingPicture, pictureTooLarge } from './uploadProblems.ts'
import type { UploadsRepository } from './uploads.repository.ts'

export type UploadsDependencies = {
  uploads: UploadsRepository
  originals: Originals
  clock: Clock
}

const MAX_MEGABYTES = 10
/** Each decoded picture takes up to 120 MB for a moment. */
const DECODING = { atOnce: 2, waiting: 50 } as const

const readFile = async (request: FastifyRequest): Promise<Buffer> => {
  if (!request.isMultipart()) throw missingPicture()
  const part = await request.file()
  if (!part) throw missingPicture()
  const bytes = await part.toBuffer().catch((error: { statusCode?: number }) => {
    throw error.statusCode === 413 ? pictureTooLarge(MAX_MEGABYTES) : error
  })
  if (bytes.length === 0) throw missingPicture()

  return bytes
}

export const uploadsRoutes: FastifyPluginAsync<UploadsDependencies> = async (app, dependencies) => {
  const parts = { ...dependencies, gate: createGate(DECODING) }
  await app.register(multipart, {
    limits: { files: 1, fields: 0, parts: 1, fileSize: MAX_MEGABYTES * 1024 * 1024 },
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
      const kept = await keepUpload(parts, brand, await readFile(request))

      return reply.code(201).send({ data: kept })
    },
  )
}

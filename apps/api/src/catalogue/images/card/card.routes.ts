import { createHash } from 'node:crypto'
import { IMAGE_BASE } from '@inzrt/contracts/ads/image'
import type { FastifyPluginAsync } from 'fastify'
import { BRAND_LOOKS } from '../../../platform/brand/BrandLook.ts'
import type { Caller } from '../../../platform/brand/Caller.ts'
import { imageNotFound } from '../../../platform/errors/problems.ts'
import { adIdOf } from '../../ads/adIdOf.ts'
import type { AdRecord, AdsRepository } from '../../ads/ads.repository.ts'
import type { SectionsRepository } from '../../sections/sections.repository.ts'
import type { FoundImage, ImageStore } from '../createImageStore.ts'
import { sendImage } from '../sendImage.ts'
import { drawCard } from './drawCard.ts'
import { toCardFacts } from './toCardFacts.ts'

export type CardDependencies = {
  ads: AdsRepository
  sections: SectionsRepository
  imageStore: ImageStore
}

/** `/api/image/card/{slug}.jpg`: the picture of an ad where it is shared. */
export const cardRoutes: FastifyPluginAsync<CardDependencies> = async (
  app,
  { ads, sections, imageStore },
) => {
  const sectionOf = async ({ ad }: AdRecord) => (await sections.catalogue()).sectionOf(ad)

  const isWithheld = async (record: AdRecord, { isAgeProved }: Caller): Promise<boolean> =>
    !isAgeProved && (await sectionOf(record)).requiresAgeProof

  const cardOf = async (record: AdRecord): Promise<FoundImage> => {
    const facts = toCardFacts(record, await sectionOf(record))
    const { mainImagePath, brandCode } = record.ad
    const photo = mainImagePath === null ? null : await imageStore.locate(mainImagePath)
    const mark = createHash('sha1')
      .update(JSON.stringify([facts, brandCode, mainImagePath, photo?.version]))
      .digest('base64url')
    const draw = async () => drawCard(facts, BRAND_LOOKS[brandCode], photo && (await photo.read()))

    return { etag: `"${mark}"`, read: (asker) => imageStore.keep(mark, 'jpeg', draw, asker) }
  }

  app.get<{ Params: { slug: string } }>(
    `${IMAGE_BASE}/card/:slug.jpg`,
    { config: { audience: 'anyone' } },
    async (request, reply) => {
      const id = adIdOf(request.params.slug)
      const record = id === null ? null : await ads.findPublished(id, request.caller.brand)
      if (!record || (await isWithheld(record, request.caller))) throw imageNotFound()

      return sendImage(request, reply, await cardOf(record), record.ad.mainImagePath, 'jpeg')
    },
  )
}

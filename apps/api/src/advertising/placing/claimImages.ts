import type { AdImage } from '@inzrt/rules/forms'
import { and, eq, isNull, notInArray, or } from 'drizzle-orm'
import type { Brand } from '../../platform/brand/Brand.ts'
import { sha256 } from '../../platform/crypto/sha256.ts'
import { adImages } from '../../platform/database/schema/adImages.ts'
import type { RevisionImage } from '../../platform/database/schema/adRevisions.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { invalidFields } from '../../platform/errors/problems.ts'

type Owner = Readonly<{ adId: number; brand: Brand }>

const LOST = 'Některá fotka už není k dispozici. Nahrajte ji prosím znovu.'

/** An upload belongs to the bearer of its token; a kept picture must be this ad's already, or proposed for it. */
const isChosen = (choice: AdImage, { adId, brand }: Owner) =>
  'uploadToken' in choice
    ? and(
        eq(adImages.tokenHash, sha256(choice.uploadToken)),
        eq(adImages.brandCode, brand),
        isNull(adImages.adId),
        isNull(adImages.proposedFor),
      )
    : and(eq(adImages.id, choice.id), or(eq(adImages.adId, adId), eq(adImages.proposedFor, adId)))

const claim = async (tx: Transaction, choice: AdImage, position: number, owner: Owner) => {
  const [image] = await tx
    .update(adImages)
    .set({ adId: owner.adId, proposedFor: null, position, tokenHash: null })
    .where(isChosen(choice, owner))
    .returning({ id: adImages.id, path: adImages.path })
  if (!image) throw invalidFields({ images: [LOST] })

  return { ...image, main: choice.main }
}

/**
 * Keeps chosen pictures for a proposed change of an ad; those uploaded for it are not the ad's yet.
 * @returns each by its id, in their order
 */
export const storeProposedImages = async (
  tx: Transaction,
  choices: readonly AdImage[],
  owner: Owner,
): Promise<RevisionImage[]> => {
  const images = []
  for (const choice of choices) {
    const proposedFor = 'uploadToken' in choice ? { proposedFor: owner.adId } : {}
    const [image] = await tx
      .update(adImages)
      .set({ ...proposedFor, tokenHash: null })
      .where(isChosen(choice, owner))
      .returning({ id: adImages.id })
    if (!image) throw invalidFields({ images: [LOST] })
    images.push({ id: image.id, main: choice.main })
  }

  return images
}

/** Pictures the ad had and no longer wants. */
const letGo = (tx: Transaction, adId: number, kept: readonly number[]) =>
  tx
    .delete(adImages)
    .where(
      and(
        eq(adImages.adId, adId),
        kept.length > 0 ? notInArray(adImages.id, [...kept]) : undefined,
      ),
    )
    .returning({ path: adImages.path })

/**
 * Gives an ad exactly the chosen pictures in their order; the first is the main one unless another
 * says so.
 * @returns paths of pictures that are no longer needed
 */
export const claimImages = async (
  tx: Transaction,
  choices: readonly AdImage[],
  owner: Owner,
): Promise<string[]> => {
  const images = []
  for (const [position, choice] of choices.entries())
    images.push(await claim(tx, choice, position, owner))
  const main = images.find((image) => image.main) ?? images[0]
  const gone = await letGo(
    tx,
    owner.adId,
    images.map(({ id }) => id),
  )
  await tx
    .update(ads)
    .set({
      mainImageId: main?.id ?? null,
      mainImagePath: main?.path ?? null,
      imagesCount: images.length,
    })
    .where(eq(ads.id, owner.adId))

  return gone.map(({ path }) => path)
}

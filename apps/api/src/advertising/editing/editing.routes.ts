import { fromAdUpdateBody } from '@inzrt/contracts/ads/adBody'
import {
  changeAdStateCall,
  deleteAdImageCall,
  updateAdvertisementCall,
} from '@inzrt/contracts/ads/advertisementEdit'
import { verifyAdPasswordCall } from '@inzrt/contracts/ads/contact'
import type { FastifyPluginAsync } from 'fastify'
import { adIdOf } from '../../catalogue/ads/adIdOf.ts'
import { codeHolder } from '../../identity/phone-verification/codeHolder.ts'
import { clientOf } from '../../platform/attempts/clientOf.ts'
import type { Caller } from '../../platform/brand/Caller.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { adNotFound, imageNotFound } from '../../platform/errors/problems.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { idempotently } from '../../platform/idempotency/idempotently.ts'
import { keyedWrite } from '../../platform/idempotency/keyedWrite.ts'
import type { AdvertisingParts } from '../AdvertisingParts.ts'
import { changedMeanwhile } from '../adProblems.ts'
import { provePhone, usePhoneProof } from '../contacts/provePhone.ts'
import { includeParts } from '../includeParts.ts'
import { checkChangedAd } from '../placing/checkAd.ts'
import { claimImages } from '../placing/claimImages.ts'
import { toSavedAd } from '../placing/toSavedAd.ts'
import { GRANT_SECONDS } from '../rights/adGrants.ts'
import { applyEvent } from './applyEvent.ts'
import { readChange } from './readChange.ts'
import { requireEditable } from './requireEditable.ts'
import { updateAd } from './updateAd.ts'

type Asked = Readonly<{
  params: { slug: string }
  caller: Caller
  user: SignedIn | null
  body?: { password?: string | undefined } | undefined
}>

/** A paused ad whose time ran out is published again by renewal only. */
const isOver = ({ validUntil }: { validUntil: Date | null }, now: Date): boolean =>
  validUntil !== null && validUntil <= now

/** Changing, hiding, closing and deleting ads. */
export const editingRoutes: FastifyPluginAsync<AdvertisingParts> = async (app, parts) => {
  const { database, sections, ownedAds, rights, grants, originals, clock } = parts

  const find = async ({ params, caller }: Asked) => {
    const id = adIdOf(params.slug)
    const record = id === null ? null : await ownedAds.find(id, caller.brand)
    if (!record) throw adNotFound()

    return record.ad
  }

  const findOwn = async (asked: Asked) => {
    const ad = await find(asked)
    await rights.require(ad, { ...asked, password: asked.body?.password })

    return ad
  }

  /** The ad as it is once nobody else can change it. */
  const hold = async (tx: Transaction, { id, brandCode }: Awaited<ReturnType<typeof find>>) => {
    const locked = await ownedAds.lock(tx, id, brandCode)
    if (!locked) throw adNotFound()

    return locked
  }

  const missing = { missing: adNotFound }

  serveCall(
    app,
    verifyAdPasswordCall,
    async (asked) => {
      const ad = await find(asked)
      await rights.prove(ad, asked.body.password, asked.caller)

      return { data: { expiresIn: GRANT_SECONDS, grant: grants.issue(ad.id, clock()) } }
    },
    missing,
  )

  serveCall(
    app,
    updateAdvertisementCall,
    async (asked) => {
      const ad = await findOwn(asked)
      const sent = fromAdUpdateBody(asked.body, ad.heading)
      const catalogue = await sections.catalogue()
      const section = await catalogue.sectionOf(ad)
      const { attributeSet } = section
      checkChangedAd(sent, {
        type: ad.type,
        isAnonymous: ad.userId === null,
        attributeSet,
        isHeadingKept: sent.ad.heading === ad.heading,
      })
      const known = ad.phoneVerifiedAt ? ad.phone : null
      const now = clock()
      let unneeded: readonly string[] = []
      await idempotently(database, keyedWrite(asked, now), {
        prepare: () =>
          provePhone(parts, sent.ad, { userId: ad.userId, known, holder: codeHolder(asked) }),
        make: async (tx, proof) => {
          await usePhoneProof(tx, parts, proof)
          const locked = await hold(tx, ad)
          if (asked.body.version !== locked.version) throw changedMeanwhile()
          const changed = await updateAd(tx, parts, {
            ad: locked,
            section,
            now,
            sent: fromAdUpdateBody(asked.body, locked.heading),
            isPhoneProved: proof.isProved,
            asker: clientOf(asked.caller.address),
          })
          unneeded = changed.unneeded

          return { isDone: true }
        },
      })
      await Promise.all(unneeded.map((path) => originals.remove(path)))

      const updated = await find(asked)
      const ownAd = { slug: updated.slug, brand: updated.brandCode }
      const data = {
        ...toSavedAd(updated),
        ...(await includeParts(parts, ownAd, asked.query)),
        change: await readChange(database, updated, attributeSet),
      }

      return asked.outdate({ data }, [...new Set([ad.slug, updated.slug, section.slug])])
    },
    missing,
  )

  serveCall(
    app,
    changeAdStateCall,
    async (asked) => {
      const { event, reason = null } = asked.body
      const ad = await findOwn(asked)
      const catalogue = await sections.catalogue()
      const section = await catalogue.sectionOf(ad)
      const moved = await database.db.transaction(async (tx) => {
        const locked = await hold(tx, ad)
        const now = clock()

        return applyEvent(tx, {
          ad: locked,
          event: event === 'resume' && isOver(locked, now) ? 'expire' : event,
          guards: { closeReason: reason },
          section,
          actor: 'owner',
          now,
        })
      })

      return asked.outdate({ data: toSavedAd(moved) }, [moved.slug, section.slug])
    },
    missing,
  )

  serveCall(
    app,
    deleteAdImageCall,
    async (asked) => {
      const ad = await findOwn(asked)
      const imageId = Number(asked.params.imageId)
      const unneeded = await database.db.transaction(async (tx) => {
        const locked = await hold(tx, ad)
        const images = await ownedAds.images(tx, ad.id)
        if (!images.some(({ id }) => id === imageId)) throw imageNotFound()
        requireEditable(locked)
        const kept = images
          .filter(({ id }) => id !== imageId)
          .map(({ id }) => ({ id, main: id === locked.mainImageId }))

        return claimImages(tx, kept, { adId: ad.id, brand: ad.brandCode })
      })
      await Promise.all(unneeded.map((path) => originals.remove(path)))

      return asked.outdate({ message: 'Fotka je smazaná.' }, [ad.slug])
    },
    missing,
  )
}

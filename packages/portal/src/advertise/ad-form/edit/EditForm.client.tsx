'use client'

import type { ApiError } from '@inzrt/api-client/ApiError'
import { errorText } from '@inzrt/api-client/errorText'
import { toAdUpdateBody } from '@inzrt/contracts/ads/adBody'
import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { updateAdvertisementCall } from '@inzrt/contracts/ads/advertisementEdit'
import { IDEMPOTENCY_HEADER } from '@inzrt/contracts/wire/headers'
import type { Locality } from '@inzrt/domain/locality'
import { attributesOf } from '@inzrt/rules/attributes'
import { adEditFormSchema, type CompleteChange } from '@inzrt/rules/forms'
import { AD_PHOTOS_MAX } from '@inzrt/rules/limits'
import { ContactFields } from '@inzrt/ui/ad-form/ContactFields.tsx'
import { PhotoField } from '@inzrt/ui/ad-form/photos/PhotoField.client.tsx'
import { TextStep } from '@inzrt/ui/ad-form/TextStep.tsx'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { ErrorSummary } from '@inzrt/ui/field/ErrorSummary.client.tsx'
import { ConflictNotice } from '@inzrt/ui/form/ConflictNotice.tsx'
import { FormFrame } from '@inzrt/ui/form/FormFrame.tsx'
import { fieldsOf } from '@inzrt/ui/form/fieldsOf.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { browserApi } from '../../../shell/api/browserApi.ts'
import { type Attempt, nextAttempt } from '../../../shell/form/nextAttempt.ts'
import { toRefusal } from '../../../shell/form/toRefusal.ts'
import { useForm } from '../../../shell/form/useForm.ts'
import { searchLocality } from '../../../shell/locality/searchLocality.ts'
import { usePhoneCode } from '../../../shell/phone-code/usePhoneCode.ts'
import { showToast } from '../../../shell/stores/toastStore.ts'
import type { OwnedAd } from '../../own-ad/useOwnAd.ts'
import { isOnItsWay } from '../photos/isOnItsWay.ts'
import { usePhotos } from '../photos/usePhotos.ts'
import { mendingText } from './mendingText.ts'
import { PlacedIn } from './PlacedIn.tsx'
import { readVersion } from './readVersion.ts'
import { toClaims } from './toClaims.ts'
import { toEditValues, toKeptPhotos } from './toEditValues.ts'

const ID = 'inzerat'
const SAVED = 'Změny byly uloženy.'
const SAVED_WAITS =
  'Změny byly uloženy a\u00a0čekají na přečtení. Do té doby platí dosavadní znění.'

const RESUBMIT = 'Poslat znovu ke kontrole'
const RESUBMITTED =
  'Opravený inzerát jsme přijali. Znovu ho přečte člověk, obvykle do druhého pracovního dne.'

const savedText = (before: AdDetail['state'], waits: boolean): string => {
  if (before === 'rejected') return RESUBMITTED

  return waits ? SAVED_WAITS : SAVED
}

const sentTo = (email: string): string => `Odkaz k\u00a0potvrzení jsme poslali na ${email}.`

const isConflict = (error: ApiError): boolean =>
  error.kind === 'problem' && error.problem.code === 'version'

const isLocked = (error: ApiError): boolean => error.kind === 'problem' && error.status === 403

type EditFormProps = {
  ad: OwnedAd
  /** The ad's address as its page has it: what its password opened goes by that. */
  slug: string
  isGuest: boolean
  /** The button that saves. */
  submitRef: RefObject<HTMLButtonElement | null>
  onSaved: () => void
  /** The right to change the ad is over. */
  onLocked: () => void
}

/** The form of an ad that exists: all but its type and section can be changed. */
export const EditForm = ({ ad, slug, isGuest, submitRef, onSaved, onLocked }: EditFormProps) => {
  const [locality, setLocality] = useState<Locality | null>(ad.PSC)
  const initial = toEditValues(ad)
  const { photos, actions } = usePhotos(toKeptPhotos(ad))
  const claims = toClaims(photos)
  const version = useRef(ad.version)
  const attempt = useRef<Attempt>(null)
  const [hasConflict, setConflict] = useState(false)

  const send = async (change: CompleteChange) => {
    const changed = { ...change, type: ad.type, sectionSlug: ad.sectionSlug }
    const read = version.current
    attempt.current = nextAttempt(attempt.current, { changed, read }, new Date())
    const { key, at } = attempt.current
    const answer = await browserApi.call(
      updateAdvertisementCall,
      { params: { slug }, body: toAdUpdateBody(changed, read, at) },
      { headers: { [IDEMPOTENCY_HEADER]: key } },
    )
    if (answer.ok) {
      const saved = savedText(ad.state, answer.data.change != null)
      const isMoved = isGuest && change.email !== ad.email
      showToast('good', isMoved ? `${saved} ${sentTo(change.email)}` : saved)
      onSaved()
      return
    }
    if (isLocked(answer.error)) {
      onLocked()
      return
    }
    if (isConflict(answer.error)) {
      version.current = (await readVersion(slug)) ?? version.current
      setConflict(true)
      return { fields: {}, text: null }
    }
    return toRefusal(answer.error, errorText('updateAdvertisement', answer.error))
  }
  const form = useForm({
    schema: adEditFormSchema,
    needs: ({ heading }) => ({
      isAnonymous: isGuest,
      type: ad.type,
      attributeSet: ad.attributeSet ?? null,
      isHeadingKept: heading === initial.heading,
    }),
    initial: { ...initial, images: claims },
    send,
  })
  const { change, values, isSending } = form
  const phoneCode = usePhoneCode(values.phone, form)
  const isBusy = photos.some(isOnItsWay)
  const faults = fieldsOf(form, ID).faults()

  useEffect(() => change({ images: claims }), [JSON.stringify(claims)])

  return (
    <FormFrame form={form} label="Upravit inzerát" sendingLabel="Ukládám změny">
      {form.isRefused && faults.length > 0 && <ErrorSummary errors={faults} />}
      {hasConflict && <ConflictNotice what="Inzerát" onReload={onSaved} />}
      <PlacedIn ad={ad} />
      <TextStep
        form={form}
        id={ID}
        mending={mendingText(ad)}
        isPublic={ad.state === 'published'}
        types={[ad.type]}
        attributes={attributesOf(ad.attributeSet ?? null, ad.type)}
        isDating={ad.isDating ?? false}
        locality={locality}
        search={searchLocality}
        onLocality={(chosen) => {
          setLocality(chosen)
          change({ localityId: chosen?.id ?? null })
        }}
      />
      <PhotoField
        id={`${ID}-images`}
        photos={photos}
        most={AD_PHOTOS_MAX[ad.type]}
        actions={actions}
        error={form.errors.images}
      />
      <ContactFields
        form={form}
        id={ID}
        isGuest={isGuest}
        isEdit
        phoneCode={phoneCode}
        isPhoneProved={ad.showFields.phone && values.phone === ad.phoneNumber}
      />
      <Button
        ref={submitRef}
        type="submit"
        variant="primary"
        size="big"
        isBlock
        disabled={isSending || isBusy}
      >
        {isBusy ? 'Čekám na fotky' : ad.state === 'rejected' ? RESUBMIT : 'Uložit změny'}
      </Button>
    </FormFrame>
  )
}

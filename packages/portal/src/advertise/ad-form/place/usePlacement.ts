import type { Locality } from '@inzrt/domain/locality'
import { EMPTY_AD } from '@inzrt/rules/forms'
import type { SectionChoice } from '@inzrt/ui/ad-form/section/SectionChoice.ts'
import type { PromoOffer } from '@inzrt/ui/order/PromoOffer.ts'
import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useMember } from '../../../shell/session/useMember.ts'
import { useProfile } from '../../../shell/session/useProfile.ts'
import { sessionStore } from '../../../shell/stores/sessionStore.ts'
import { useCoupon } from '../../order/payment/useCoupon.ts'
import { useMeans } from '../../order/payment/useMeans.ts'
import { adNeeds, sectionOf } from '../adNeeds.ts'
import { type AdStep, firstWrongStep } from '../adSteps.ts'
import { toClaims } from '../edit/toClaims.ts'
import { usePhotos } from '../photos/usePhotos.ts'
import { type Placed, useAdForm } from '../useAdForm.ts'
import { type AdDraft, adDraft, isBegun } from './adDraft.ts'
import { adThings } from './adThings.ts'
import { chooseMethod } from './chooseMethod.ts'
import { withProfile } from './withProfile.ts'

type Settings = Readonly<{
  draft: AdDraft | null
  choices: readonly SectionChoice[]
  offers: readonly PromoOffer[]
  onPlaced: (placed: Placed) => void
  onStep: (step: AdStep) => void
}>

/** All a new ad is made of; what is typed is kept as a draft until the ad is placed. */
export const usePlacement = ({ draft, choices, offers, onPlaced, onStep }: Settings) => {
  const isMember = useMember()
  const { person, held } = useSnapshot(sessionStore)
  const begunBy = held ? held.person : person
  const profile = useProfile().answer?.data ?? null
  const isForCompany = profile?.kind === 'business'
  const [locality, setLocality] = useState<Locality | null>(draft?.locality ?? null)
  const { photos, actions } = usePhotos(draft?.photos ?? [])
  const goToFault = (wrong: Readonly<Record<string, string>>) => {
    const step = firstWrongStep(wrong)
    if (step) onStep(step)
  }
  const form = useAdForm({
    initial: draft?.values ?? EMPTY_AD,
    offers,
    needsOf: (values) => {
      const section = sectionOf(choices, values)

      return adNeeds(section, !isMember, adThings(values, section, offers).length > 0, isForCompany)
    },
    isBegun: (values) => isBegun({ values, photos }),
    onPlaced,
    onRefused: goToFault,
  })
  const { values, change } = form
  const coupon = useCoupon(form)
  const claims = toClaims(photos)
  const former = useRef<typeof profile>(null)

  const things = adThings(values, sectionOf(choices, values), offers)
  const method = chooseMethod(values.paymentMethod, things, coupon.coupon, useMeans())

  useEffect(() => change({ paymentMethod: method }), [method])
  useEffect(() => change({ images: claims }), [JSON.stringify(claims)])
  useEffect(() => {
    if (!profile) return
    change(withProfile(values, profile, former.current))
    former.current = profile
  }, [profile?.nickname])
  useEffect(
    () => adDraft.write({ values, locality, photos, begunBy }, held ? 'window' : 'device'),
    [values, locality, photos, begunBy, held !== null],
  )

  return {
    form: {
      ...form,
      isKept: true,
      submit: (event: Parameters<typeof form.submit>[0]) => {
        goToFault(form.wrong)

        return form.submit(event)
      },
    },
    section: sectionOf(choices, values),
    offers,
    things,
    coupon,
    isForCompany,
    photos: { list: photos, actions },
    locality,
    chooseLocality: (chosen: Locality | null) => {
      setLocality(chosen)
      change({ localityId: chosen?.id ?? null })
    },
    isGuest: !isMember,
    profile,
  }
}
export type Placement = ReturnType<typeof usePlacement>

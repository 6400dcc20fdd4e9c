import type { Locality } from '@inzrt/domain/locality'
import { EMPTY_AD } from '@inzrt/ui/ad-form/AdFormValues.ts'
import type { SectionChoice } from '@inzrt/ui/ad-form/section/SectionChoice.ts'
import type { PromoOffer } from '@inzrt/ui/order/PromoOffer.ts'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useProfile } from '../../account/useProfile.ts'
import { sessionStore } from '../../stores/sessionStore.ts'
import { adNeeds, sectionOf } from '../adNeeds.ts'
import { type AdStep, firstWrongStep } from '../adSteps.ts'
import { toClaims } from '../edit/toClaims.ts'
import { usePhotos } from '../photos/usePhotos.ts'
import { type Placed, useAdForm } from '../useAdForm.ts'
import { type AdDraft, adDraft } from './adDraft.ts'
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
  const { isSignedIn } = useSnapshot(sessionStore)
  const profile = useProfile().answer?.data ?? null
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

      return adNeeds(section, !isSignedIn, adThings(values, section, offers).length > 0)
    },
    onPlaced,
    onRefused: goToFault,
  })
  const { values, change } = form
  const claims = toClaims(photos)

  const things = adThings(values, sectionOf(choices, values), offers)
  const method = chooseMethod(values.paymentMethod, things)

  useEffect(() => change({ paymentMethod: method }), [method])
  useEffect(() => change({ images: claims }), [claims.join()])
  useEffect(() => {
    if (profile) change(withProfile(values, profile))
  }, [profile?.nickname])
  useEffect(() => adDraft.write({ values, locality, photos }), [values, locality, photos])

  return {
    form: {
      ...form,
      submit: (event: Parameters<typeof form.submit>[0]) => {
        goToFault(form.wrong)

        return form.submit(event)
      },
    },
    section: sectionOf(choices, values),
    offers,
    things,
    photos: { list: photos, actions },
    locality,
    chooseLocality: (chosen: Locality | null) => {
      setLocality(chosen)
      change({ psc: chosen?.id ?? null })
    },
    isGuest: !isSignedIn,
    profile,
  }
}
export type Placement = ReturnType<typeof usePlacement>

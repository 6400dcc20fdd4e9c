'use client'

import type { Profile } from '@inzrt/contracts/user'
import { MAX_IMAGES, priceTypesOf } from '@inzrt/domain/forms'
import type { AdType } from '@inzrt/domain/listing'
import type { Locality } from '@inzrt/domain/locality'
import { type AdFormValues, EMPTY_AD } from '@inzrt/ui/ad-form/AdFormValues.ts'
import { AdPreview } from '@inzrt/ui/ad-form/AdPreview.tsx'
import { FormSteps } from '@inzrt/ui/ad-form/FormSteps.tsx'
import { PhotoField } from '@inzrt/ui/ad-form/PhotoField.client.tsx'
import type { SectionChoice } from '@inzrt/ui/ad-form/SectionChoice.ts'
import { SectionPicker } from '@inzrt/ui/ad-form/SectionPicker.client.tsx'
import { TextStep } from '@inzrt/ui/ad-form/TextStep.tsx'
import { withType } from '@inzrt/ui/ad-form/withType.ts'
import { ErrorSummary } from '@inzrt/ui/field/ErrorSummary.tsx'
import { FormFrame } from '@inzrt/ui/form/FormFrame.tsx'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSnapshot } from 'valtio'
import { useProfile } from '../account/useProfile.ts'
import { searchLocality } from '../locality/searchLocality.ts'
import { sessionStore } from '../stores/sessionStore.ts'
import { AdPlaced } from './AdPlaced.tsx'
import { adDraft } from './adDraft.ts'
import { AD_STEPS, type AdStep, firstWrongStep, missingParts, stepOf } from './adSteps.ts'
import { ContactStep } from './ContactStep.client.tsx'
import styles from './PlaceAd.module.css'
import { StepButtons } from './StepButtons.tsx'
import { toPreview } from './toPreview.ts'
import { type Placed, useAdForm } from './useAdForm.ts'
import { usePhotos } from './usePhotos.ts'

const ID = 'inzerat'
const TYPES = ['offer', 'inquiry', 'exchange'] as const

export type PlaceAdProps = {
  choices: readonly SectionChoice[]
  /** Number of the edition that is closed next. */
  edition: string | null
  supportEmail: string
}

/** Places an ad: four steps, a draft that outlives the window, and the ad as it will look beside them. */
const PlaceAd = ({ choices, edition, supportEmail }: PlaceAdProps) => {
  const [draft] = useState(adDraft.read)
  const [step, setStep] = useState<AdStep>('rubrika')
  const heading = useRef<HTMLHeadingElement>(null)
  const goTo = (next: AdStep) => {
    flushSync(() => setStep(next))
    heading.current?.focus()
  }
  const [locality, setLocality] = useState<Locality | null>(draft?.locality ?? null)
  const [placed, setPlaced] = useState<Placed | null>(null)
  const { isSignedIn } = useSnapshot(sessionStore)
  const profile = useProfile().answer?.data
  const { photos, actions } = usePhotos(draft?.photos ?? [])
  const [sectionSlug, setSectionSlug] = useState(draft?.values.section ?? '')
  const section = choices.find(({ slug }) => slug === sectionSlug)

  const { form, wrong } = useAdForm({
    initial: draft?.values ?? EMPTY_AD,
    needs: { isAnonymous: !isSignedIn, isPaid: false, allowedTypes: section?.types ?? TYPES },
    onPlaced: (result) => {
      adDraft.forget()
      setPlaced(result)
    },
    onRefused: (refused) => setStep((known) => firstWrongStep(refused) ?? known),
  })
  const { values, errors, change } = form
  const sent = photos.flatMap(({ token }) => token ?? [])

  useEffect(() => change({ images: sent }), [sent.join()])
  useEffect(() => {
    if (!profile) return
    change(fromProfile(values, profile))
  }, [profile?.nickname])
  useEffect(() => adDraft.write({ values, locality, photos }), [values, locality, photos])

  if (placed) return <AdPlaced {...placed} isGuest={!isSignedIn} />

  const faults = Object.entries(errors)
    .filter(([field]) => stepOf(field) === step)
    .map(([field, text]) => ({ fieldId: `${ID}-${field}`, text }))
  const label = AD_STEPS.find(({ id }) => id === step)?.label
  const chooseSection = (slug: string) => {
    const types: readonly AdType[] = choices.find((each) => each.slug === slug)?.types ?? TYPES
    const type = types.includes(values.type) ? values.type : (types[0] ?? values.type)
    setSectionSlug(slug)
    change({ section: slug, category: slug, ...withType(values, type) })
  }

  return (
    <>
      <FormSteps
        current={step}
        onGo={(id) => goTo(id as AdStep)}
        steps={AD_STEPS.map(({ id, label }) => {
          const missing = missingParts(wrong, id)
          const isSkipped = id === 'fotky' && photos.length === 0

          return {
            id,
            label,
            note: noteOf(missing, isSkipped),
            isDone: missing.length === 0 && !isSkipped,
          }
        })}
      />
      <div className={styles.columns}>
        <FormFrame
          form={{
            ...form,
            submit: (event) => {
              const wrongStep = firstWrongStep(wrong)
              if (wrongStep) setStep(wrongStep)

              return form.submit(event)
            },
          }}
          label="Vložit inzerát"
          sendingLabel="Vkládám inzerát"
        >
          <h2 ref={heading} tabIndex={-1} className={styles.heading}>
            {label}
          </h2>
          {form.isRefused && faults.length > 0 && <ErrorSummary errors={faults} />}
          {step === 'rubrika' && (
            <SectionPicker
              id={`${ID}-section`}
              choices={choices}
              value={values.section}
              error={errors.section}
              onChange={chooseSection}
            />
          )}
          {step === 'text' && (
            <TextStep
              form={form}
              id={ID}
              types={section?.types ?? TYPES}
              priceTypes={priceTypesOf(values.type)}
              locality={locality}
              search={searchLocality}
              onLocality={(chosen) => {
                setLocality(chosen)
                change({ psc: chosen?.id ?? null })
              }}
            />
          )}
          {step === 'fotky' && (
            <PhotoField
              id={`${ID}-images`}
              photos={photos}
              most={MAX_IMAGES[values.type]}
              actions={actions}
              error={errors.images}
            />
          )}
          {step === 'kontakt' && (
            <ContactStep
              form={form}
              id={ID}
              isGuest={!isSignedIn}
              profile={profile ?? null}
              supportEmail={supportEmail}
            />
          )}
          <StepButtons
            step={step}
            isSending={form.isSending}
            isBusy={photos.some(({ state }) => ['waiting', 'sending'].includes(state.kind))}
            onGo={goTo}
          />
        </FormFrame>
        <aside aria-label="Náhled">
          <AdPreview
            {...toPreview({ values, locality, section, mainPhoto: photos[0]?.preview ?? null })}
            edition={edition}
            missing={missingParts(wrong)}
          />
        </aside>
      </div>
    </>
  )
}

export default PlaceAd

const noteOf = (missing: readonly string[], isSkipped: boolean): string => {
  if (missing.length > 0) return `chybí ${missing.join(', ')}`

  return isSkipped ? 'zatím žádné' : 'hotovo'
}

type Known = Pick<Profile, 'nickname' | 'firstName' | 'lastName' | 'email' | 'phoneNumber'>

/** What the account knows stands where nothing was typed yet. */
const fromProfile = (values: AdFormValues, profile: Known): Partial<AdFormValues> => ({
  nickname: values.nickname || (profile.nickname ?? ''),
  name: values.name || (profile.firstName ?? ''),
  surname: values.surname || (profile.lastName ?? ''),
  email: values.email || profile.email,
  phone: values.phone || (profile.phoneNumber ?? ''),
})

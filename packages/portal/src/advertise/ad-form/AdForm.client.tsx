'use client'

import type { SectionChoice } from '@inzrt/ui/ad-form/section/SectionChoice.ts'
import { ErrorSummary } from '@inzrt/ui/field/ErrorSummary.client.tsx'
import { FormFrame } from '@inzrt/ui/form/FormFrame.tsx'
import type { PromoOffer } from '@inzrt/ui/order/PromoOffer.ts'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { orderedLines } from '../order/payment/orderedLines.ts'
import { AdFormSteps } from './AdFormSteps.tsx'
import { AdStepFields } from './AdStepFields.client.tsx'
import { AD_STEPS, type AdStep, faultsOf, firstWrongStep, gapsOf } from './adSteps.ts'
import { isOnItsWay } from './photos/isOnItsWay.ts'
import type { AdDraft } from './place/adDraft.ts'
import styles from './place/PlaceAd.module.css'
import { usePlacement } from './place/usePlacement.ts'
import { PreviewAside } from './preview/PreviewAside.client.tsx'
import { type Pasted, toPasted } from './preview/toPasted.ts'
import { useNeighbours } from './preview/useNeighbours.ts'
import type { Sister } from './SisterHint.client.tsx'
import { StepButtons } from './StepButtons.tsx'
import type { Placed } from './useAdForm.ts'

const ID = 'inzerat'

export type AdFormProps = {
  choices: readonly SectionChoice[]
  /** Promotions for sale. */
  offers: readonly PromoOffer[]
  /** Number of the edition that is closed next. */
  edition: string | null
  supportEmail: string
  /** Who advertises here says how old they are. */
  adultOnly: boolean
  /** Where ads for adults belong; null where they may be placed here. */
  sister: Sister | null
  /** What was begun before. */
  draft: AdDraft | null
  /** It stands in place of the question whether to go on with what was begun. */
  isAnswer: boolean
  onPlaced: (placed: Placed) => void
}

/** The form of a new ad: four steps, and from the second on beside them the ad as it will look. */
export const AdForm = ({
  choices,
  offers,
  edition,
  supportEmail,
  adultOnly,
  sister,
  draft,
  isAnswer,
  onPlaced,
}: AdFormProps) => {
  const [chosen, setStep] = useState<AdStep | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAnswer) heading.current?.focus()
  }, [isAnswer])
  const goTo = (next: AdStep) => {
    flushSync(() => setStep(next))
    heading.current?.focus()
  }
  const pasted = useRef<Pasted | null>(null)
  const placement = usePlacement({
    draft,
    choices,
    offers,
    onPlaced: (placed) => onPlaced({ ...placed, pasted: pasted.current }),
    onStep: setStep,
  })
  const { form, photos, locality, section } = placement
  const neighbours = useNeighbours(edition === null ? null : (section?.slug ?? null))
  useEffect(() => {
    pasted.current = toPasted({ values: form.values, locality, section, edition, neighbours })
  })
  /** An empty form begins with its section; one begun before goes on where it was left. */
  const [first] = useState<AdStep>(() => firstWrongStep(form.wrong) ?? 'kontakt')
  const step = chosen ?? first
  const goOn = (next: AdStep) => {
    const wrong = faultsOf(form.wrong, step).map(([field]) => field)
    if (wrong.length > 0) form.check(wrong)
    else goTo(next)
  }
  const faults = faultsOf(form.errors, step).map(([field, text]) => ({
    fieldId: `${ID}-${field}`,
    text,
  }))

  return (
    <>
      <p className={styles.note}>Rozepsaný inzerát se průběžně ukládá.</p>
      <AdFormSteps current={step} form={form} photos={photos.list} onGo={goTo} />
      <div className={styles.columns}>
        <FormFrame form={form} label="Vložit inzerát" sendingLabel="Vkládám inzerát">
          <h2 ref={heading} tabIndex={-1} className={styles.heading}>
            {AD_STEPS.find(({ id }) => id === step)?.label}
          </h2>
          {form.isRefused && faults.length > 0 && (
            <ErrorSummary title="Zkontrolujte prosím vyznačená pole" errors={faults} />
          )}
          <AdStepFields
            step={step}
            id={ID}
            choices={choices}
            placement={placement}
            supportEmail={supportEmail}
            adultOnly={adultOnly}
            sister={sister}
          />
          <StepButtons
            step={step}
            lines={orderedLines(
              placement.things,
              form.values.paymentMethod,
              placement.coupon.coupon,
            )}
            isSending={form.isSending}
            isBusy={photos.list.some(isOnItsWay)}
            onGo={goOn}
          />
        </FormFrame>
        {step !== 'rubrika' && (
          <PreviewAside
            edition={edition}
            locality={locality}
            section={section}
            neighbours={neighbours}
            values={form.values}
            photos={photos.list}
            missing={gapsOf(form).missing}
          />
        )}
      </div>
    </>
  )
}

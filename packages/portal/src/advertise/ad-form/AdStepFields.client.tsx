'use client'

import { attributesOf } from '@inzrt/rules/attributes'
import { AD_PHOTOS_MAX } from '@inzrt/rules/limits'
import { AD_TYPES } from '@inzrt/rules/listing'
import { PhotoField } from '@inzrt/ui/ad-form/photos/PhotoField.client.tsx'
import type { SectionChoice } from '@inzrt/ui/ad-form/section/SectionChoice.ts'
import { SectionPicker } from '@inzrt/ui/ad-form/section/SectionPicker.client.tsx'
import { SectionProposal } from '@inzrt/ui/ad-form/section/SectionProposal.client.tsx'
import { TextStep } from '@inzrt/ui/ad-form/TextStep.tsx'
import { searchLocality } from '../../shell/locality/searchLocality.ts'
import { showToast } from '../../shell/stores/toastStore.ts'
import type { AdStep } from './adSteps.ts'
import { ContactStep } from './ContactStep.client.tsx'
import { PaymentStep } from './PaymentStep.client.tsx'
import { PriceHint } from './PriceHint.client.tsx'
import type { Placement } from './place/usePlacement.ts'
import { RulesField } from './RulesField.client.tsx'
import { type Sister, SisterHint } from './SisterHint.client.tsx'
import { suggestSections } from './suggestSections.ts'
import { UnprovedAccount } from './UnprovedAccount.tsx'
import { droppedBy, droppedText, withSection } from './withSection.ts'

type AdStepFieldsProps = {
  step: AdStep
  id: string
  choices: readonly SectionChoice[]
  placement: Placement
  supportEmail: string
  adultOnly: boolean
  sister: Sister | null
}

/** Fields of one step. */
export const AdStepFields = ({
  step,
  id,
  choices,
  placement,
  sister,
  ...site
}: AdStepFieldsProps) => {
  const { form, section, photos, profile } = placement
  const { values, errors, change } = form
  const choose = (chosen: SectionChoice) => {
    const dropped = droppedBy(values, section, chosen)
    change(withSection(values, section, chosen))
    if (dropped.length > 0) showToast('bad', droppedText(dropped))
  }

  if (step === 'rubrika')
    return (
      <>
        {profile?.emailVerified === false && <UnprovedAccount email={profile.email} />}
        <SectionPicker
          id={`${id}-sectionSlug`}
          choices={choices}
          value={values.sectionSlug}
          error={errors.sectionSlug}
          suggest={suggestSections}
          isOfPeople={site.adultOnly}
          onChange={choose}
        />
      </>
    )
  if (step === 'text')
    return (
      <TextStep
        form={form}
        id={id}
        types={section?.types ?? AD_TYPES}
        attributes={attributesOf(section?.attributeSet ?? null, values.type)}
        locality={placement.locality}
        search={searchLocality}
        onLocality={placement.chooseLocality}
        isOfPeople={site.adultOnly}
        isDating={section?.isDating ?? false}
        sisterHint={
          sister && <SisterHint sister={sister} heading={values.heading} content={values.content} />
        }
        priceHint={
          <PriceHint sectionSlug={values.sectionSlug} heading={values.heading} type={values.type} />
        }
        proposal={
          <SectionProposal
            heading={values.heading}
            choices={choices}
            value={values.sectionSlug}
            suggest={suggestSections}
            onChange={choose}
          />
        }
      />
    )
  if (step === 'fotky')
    return (
      <PhotoField
        id={`${id}-images`}
        photos={photos.list}
        most={AD_PHOTOS_MAX[values.type]}
        actions={photos.actions}
        error={errors.images}
      />
    )

  return (
    <>
      <ContactStep form={form} id={id} isGuest={placement.isGuest} profile={profile} />
      <PaymentStep
        form={form}
        id={id}
        offers={placement.offers}
        things={placement.things}
        coupon={placement.coupon}
        isForCompany={placement.isForCompany}
        needsApproval={section?.needsApproval ?? false}
      />
      <RulesField form={form} id={id} {...site} />
    </>
  )
}

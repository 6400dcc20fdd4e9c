'use client'

import type { IntakeAd } from '@inzrt/contracts/desk/intake'
import type { Edition } from '@inzrt/contracts/newspaper/edition'
import { AD_TYPES } from '@inzrt/rules/listing'
import type { SectionChoice } from '@inzrt/ui/ad-form/section/SectionChoice.ts'
import { IntakeForm } from '@inzrt/ui/moderation/intake/IntakeForm.tsx'
import { IntakeReading } from '@inzrt/ui/moderation/intake/IntakeReading.tsx'
import { RecordPanel } from '@inzrt/ui/moderation/records/RecordPanel.client.tsx'
import { useEffect } from 'react'
import { searchLocality } from '../../shell/locality/searchLocality.ts'
import { editionOptions } from './editionOptions.ts'
import { readingRows } from './readingRows.ts'
import { sectionOptions } from './sectionOptions.ts'
import { useIntake } from './useIntake.ts'

export type IntakeProps = {
  choices: readonly SectionChoice[]
  editions: readonly Edition[]
  /** The next caller: the first field waits for the keys. */
  isNext: boolean
  onTaken: (ad: IntakeAd) => Promise<unknown>
}

/** One call: the ad typed, read back, and sent to be confirmed. */
export const Intake = ({ choices, editions, isNext, onTaken }: IntakeProps) => {
  const intake = useIntake(choices, onTaken)
  const { form, section, locality, edition } = intake
  const options = editionOptions(editions)
  useEffect(() => {
    if (isNext) form.ref.current?.querySelector('select')?.focus()
  }, [isNext])

  return (
    <>
      <IntakeForm
        id="prijem"
        form={form}
        sections={sectionOptions(choices)}
        onSection={intake.chooseSection}
        types={section?.types ?? AD_TYPES}
        locality={locality}
        search={searchLocality}
        onLocality={intake.chooseLocality}
        editions={{ options, value: edition, onChange: intake.setEdition }}
      />
      {intake.isRead && (
        <RecordPanel title="Přečtěte zákazníkovi">
          <IntakeReading
            rows={readingRows({
              values: form.values,
              section: section?.name ?? '',
              locality,
              edition: options.find(({ value }) => value === edition)?.label ?? '',
            })}
            isSending={intake.isSending}
            onAgreed={intake.take}
            onChange={intake.reopen}
          />
        </RecordPanel>
      )}
    </>
  )
}

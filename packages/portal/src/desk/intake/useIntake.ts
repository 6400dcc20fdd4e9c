import { toIntakeBody } from '@inzrt/contracts/ads/adBody'
import { createAdByPhoneCall, type IntakeAd } from '@inzrt/contracts/desk/intake'
import type { Locality } from '@inzrt/domain/locality'
import { type AdForm, adFormSchema, type CompleteAd, EMPTY_AD } from '@inzrt/rules/forms'
import type { SectionChoice } from '@inzrt/ui/ad-form/section/SectionChoice.ts'
import { useState } from 'react'
import { adNeeds, sectionOf } from '../../advertise/ad-form/adNeeds.ts'
import { withSection } from '../../advertise/ad-form/withSection.ts'
import { browserApi } from '../../shell/api/browserApi.ts'
import type { Refusal } from '../../shell/form/Refusal.ts'
import { useForm } from '../../shell/form/useForm.ts'
import { useOnceOnly } from '../../shell/form/useOnceOnly.ts'
import { useSend } from '../useSend.ts'
import { parseEdition } from './editionOptions.ts'

/** Anyone who calls shows a phone and agrees to the rules by the link sent there. */
const EMPTY: AdForm = { ...EMPTY_AD, wantToShow: ['name', 'phone'], rules: true }

/** What is being read back; the form is closed until it is settled. */
type Reading = Readonly<{ ad: CompleteAd; settle: (refusal?: Refusal) => void }>

/** An ad being taken down: typed, read back once it is right, then sent. */
export const useIntake = (
  choices: readonly SectionChoice[],
  onTaken: (ad: IntakeAd) => Promise<unknown>,
) => {
  const [locality, setLocality] = useState<Locality | null>(null)
  const [edition, setEdition] = useState('')
  const [reading, setReading] = useState<Reading | null>(null)
  const [isSending, setSending] = useState(false)
  const send = useSend(async () => undefined)
  const { onceOnly, endAttempt } = useOnceOnly()
  const form = useForm({
    schema: adFormSchema,
    // On the phone nothing is asked beyond the text.
    needs: (values) => ({
      ...adNeeds(sectionOf(choices, values), false, false),
      attributeSet: null,
    }),
    initial: EMPTY,
    send: (ad: CompleteAd) =>
      new Promise<Refusal | undefined>((resolve) => setReading({ ad, settle: resolve })),
  })
  const settle = (refusal?: Refusal) => {
    reading?.settle(refusal)
    setReading(null)
  }

  return {
    form,
    section: sectionOf(choices, form.values),
    chooseSection: (slug: string) => {
      const choice = choices.find((each) => each.slug === slug)
      form.change(choice ? withSection(form.values, undefined, choice) : { sectionSlug: '' })
    },
    locality,
    chooseLocality: (chosen: Locality | null) => {
      setLocality(chosen)
      form.change({ localityId: chosen?.id ?? null })
    },
    edition,
    setEdition,
    isRead: reading !== null,
    isSending,
    /** What was read back is right: the ad is kept and its link sent. */
    take: async () => {
      if (!reading) return
      setSending(true)
      const refusal = await send(async () => {
        const body = toIntakeBody(reading.ad, parseEdition(edition))
        const answer = await browserApi.call(createAdByPhoneCall, { body }, onceOnly(body))
        if (answer.ok) {
          endAttempt()
          await onTaken(answer.data)
        }

        return answer
      }, 'Inzerát je zapsaný, SMS odešla.')
      setSending(false)
      settle(refusal)
    },
    reopen: () => settle({ fields: {}, text: null }),
  }
}

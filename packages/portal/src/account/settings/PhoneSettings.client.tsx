'use client'

import { type Profile, updateUserCall } from '@inzrt/contracts/account/user'
import { formatPhone, parsePhone } from '@inzrt/domain/contact'
import { PhoneFormSchema } from '@inzrt/rules/forms'
import { AddressLine } from '@inzrt/ui/account/AddressLine.tsx'
import { PhoneForm } from '@inzrt/ui/account/settings/PhoneForm.tsx'
import { SettingsSection } from '@inzrt/ui/account/settings/SettingsSection.tsx'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { browserApi } from '../../shell/api/browserApi.ts'
import { settle } from '../../shell/form/settle.ts'
import { tellOutcome } from '../../shell/form/tellOutcome.ts'
import { useForm } from '../../shell/form/useForm.ts'
import { FocusPlace } from '../../shell/own-lists/FocusPlace.client.tsx'
import { usePhoneCode } from '../../shell/phone-code/usePhoneCode.ts'
import { useProfile } from '../../shell/session/useProfile.ts'

const EMPTY = { phoneNumber: '', verificationCode: '' }

/** The phone of the account: kept once a code has proved it, taken back by a button. */
export const PhoneSettings = ({ profile }: { profile: Profile }) => {
  const { reload } = useProfile()
  const { phoneNumber: known, phoneVerified } = profile
  const form = useForm({
    schema: PhoneFormSchema,
    initial: known && !phoneVerified ? { ...EMPTY, phoneNumber: formatPhone(known) } : EMPTY,
    send: async ({ phoneNumber, verificationCode }) => {
      const body = { phoneNumber: parsePhone(phoneNumber) ?? '', verificationCode }
      const refusal = settle(
        'updateUser',
        await browserApi.call(updateUserCall, { body }),
        'Telefon je ověřený a uložený.',
      )
      if (refusal) return refusal
      form.reset(EMPTY)
      await reload()
    },
  })
  const phoneCode = usePhoneCode(form.values.phoneNumber, form)

  const remove = async () => {
    const answer = await browserApi.call(updateUserCall, { body: { phoneNumber: '' } })
    tellOutcome('updateUser', answer, 'Telefon je odebraný.')
    if (!answer.ok) return
    form.reset(EMPTY)
    await reload()
  }

  return (
    <SettingsSection
      id="telefon"
      title="Telefon"
      lead="Předvyplní se v inzerátu bez dalšího ověřování. Ukáže se jen u inzerátů, kde to dovolíte."
    >
      <FocusPlace label="Telefon účtu">
        {known && (
          <AddressLine
            address={formatPhone(known)}
            state={
              phoneVerified
                ? { text: 'ověřený', tone: 'good' }
                : { text: 'čeká na ověření', tone: 'waiting' }
            }
            action={
              <Button variant="bare" onClick={remove}>
                Odebrat telefon
              </Button>
            }
          />
        )}
        <PhoneForm
          form={form}
          phoneCode={phoneCode}
          label={phoneVerified ? 'Nové číslo' : 'Telefonní číslo'}
        />
      </FocusPlace>
    </SettingsSection>
  )
}

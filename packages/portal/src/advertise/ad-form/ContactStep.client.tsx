'use client'

import type { Profile } from '@inzrt/contracts/account/user'
import { parsePhone } from '@inzrt/domain/contact'
import { type AdForm, shownLabel } from '@inzrt/rules/forms'
import { ContactFields } from '@inzrt/ui/ad-form/ContactFields.tsx'
import { PasswordStrengthHint } from '@inzrt/ui/auth/PasswordStrengthHint.tsx'
import { PasswordField } from '@inzrt/ui/field/PasswordField.client.tsx'
import { FormGroup } from '@inzrt/ui/form/FormGroup.tsx'
import { fieldsOf } from '@inzrt/ui/form/fieldsOf.ts'
import type { Form } from '../../shell/form/useForm.ts'
import { usePhoneCode } from '../../shell/phone-code/usePhoneCode.ts'

type ContactStepProps = {
  form: Form<AdForm>
  id: string
  isGuest: boolean
  /** The account of who is logged in, once it is known. */
  profile: Profile | null
}

/** Who advertises and what of it is shown; a guest chooses the password the ad is changed by. */
export const ContactStep = ({ form, id, isGuest, profile }: ContactStepProps) => {
  const phoneCode = usePhoneCode(form.values.phone, form)
  const isPhoneProved =
    profile?.phoneVerified === true && parsePhone(form.values.phone) === profile.phoneNumber
  const isEmailUnproved =
    profile?.emailVerified === true &&
    !isPhoneProved &&
    form.values.email.trim().toLowerCase() !== profile.email.toLowerCase()

  return (
    <>
      <ContactFields
        form={form}
        id={id}
        isGuest={isGuest}
        phoneCode={phoneCode}
        isPhoneProved={isPhoneProved}
        isEmailUnproved={isEmailUnproved}
      />
      {isGuest && (
        <FormGroup
          title="Heslo k inzerátu"
          note="S ním inzerát později upravíte, pozastavíte nebo smažete."
        >
          <PasswordField
            {...fieldsOf(form, id).text('password')}
            label={shownLabel('adPassword')}
            hint={<PasswordStrengthHint password={form.values.password} />}
            autoComplete="new-password"
            required
          />
        </FormGroup>
      )}
    </>
  )
}

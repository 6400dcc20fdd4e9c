'use client'

import type { Profile } from '@inzrt/contracts/user'
import { parsePhone } from '@inzrt/domain/contact'
import type { AdFormValues } from '@inzrt/ui/ad-form/AdFormValues.ts'
import { ContactFields } from '@inzrt/ui/ad-form/ContactFields.tsx'
import { CheckboxField } from '@inzrt/ui/field/CheckboxField.tsx'
import { PasswordField } from '@inzrt/ui/field/PasswordField.client.tsx'
import { FormGroup } from '@inzrt/ui/form/FormGroup.tsx'
import type { FormState } from '@inzrt/ui/form/FormState.ts'
import { fieldsOf } from '@inzrt/ui/form/fieldsOf.ts'
import { lazy, Suspense, useState } from 'react'
import type { TermsText } from '../auth/TermsWindow.client.tsx'
import { usePhoneCode } from './usePhoneCode.ts'

const TermsWindow = lazy(() => import('../auth/TermsWindow.client.tsx'))

type ContactStepProps = {
  form: FormState<AdFormValues>
  id: string
  isGuest: boolean
  /** The account of who is logged in, once it is known. */
  profile: Profile | null
  supportEmail: string
}

/** Who advertises, what of it is shown, and the agreement with the rules. */
export const ContactStep = ({ form, id, isGuest, profile, supportEmail }: ContactStepProps) => {
  const { text, box } = fieldsOf(form, id)
  const [read, setRead] = useState<TermsText | null>(null)
  const opener = (terms: TermsText, href: string, label: string) => (
    <a
      href={href}
      onClick={(event) => {
        event.preventDefault()
        setRead(terms)
      }}
    >
      {label}
    </a>
  )
  const phoneCode = usePhoneCode(form.values.phone)
  const isPhoneProved =
    profile?.phoneVerified === true && parsePhone(form.values.phone) === profile.phoneNumber

  return (
    <>
      <ContactFields
        form={form}
        id={id}
        isGuest={isGuest}
        phoneCode={phoneCode}
        isPhoneProved={isPhoneProved}
      />
      {isGuest && (
        <FormGroup
          title="Heslo k inzerátu"
          note="S ním inzerát později upravíte, pozastavíte nebo smažete."
        >
          <PasswordField
            {...text('password')}
            label="Heslo k inzerátu"
            hint="Aspoň 8 znaků."
            autoComplete="new-password"
            required
          />
        </FormGroup>
      )}
      <CheckboxField
        {...box('rules')}
        label={
          <>
            Souhlasím s{'\u00a0'}
            {opener('rules', '/pravidla-inzerce', 'pravidly inzerce')}. Jak zacházíme s{'\u00a0'}
            vašimi údaji, říká{' '}
            {opener('privacy', '/zpracovani-osobnich-udaju', 'zpracování osobních údajů')}.
          </>
        }
      />
      {read && (
        <Suspense>
          <TermsWindow text={read} email={supportEmail} onClose={() => setRead(null)} />
        </Suspense>
      )}
    </>
  )
}

import { nonBreaking } from '@inzrt/domain/text'
import { type AdForm, type ShownField, shownLabel } from '@inzrt/rules/forms'
import { FieldPair } from '../account/settings/FieldPair.tsx'
import { CheckboxField } from '../field/CheckboxField.tsx'
import { EmailField } from '../field/EmailField.tsx'
import { TextField } from '../field/TextField.tsx'
import { FormGroup } from '../form/FormGroup.tsx'
import type { FormState } from '../form/FormState.ts'
import { fieldsOf } from '../form/fieldsOf.ts'
import { PhoneCode, type PhoneCodeProps } from '../phone-code/PhoneCode.tsx'
import styles from './ContactFields.module.css'

export type ContactFieldsProps = {
  form: FormState<AdForm>
  id: string
  /** A guest manages the ad by e-mail, so it is needed. */
  isGuest: boolean
  phoneCode: Omit<PhoneCodeProps, 'code'>
  /** The phone was proved before and needs no code. */
  isPhoneProved: boolean
  /** Of an ad that exists. */
  isEdit?: boolean
  /** An account's ad under an address that nobody proved. */
  isEmailUnproved?: boolean
}

const SHOWN: readonly { field: ShownField; label: string }[] = [
  { field: 'name', label: 'jméno' },
  { field: 'surname', label: 'příjmení' },
  { field: 'phone', label: 'telefon (zájemce ho uvidí po klepnutí)' },
  { field: 'email', label: 'e-mail (zprávy posíláme přes portál, adresu neukážeme)' },
]

const HINTS = {
  place: 'Pošleme na něj odkaz, kterým inzerát potvrdíte.',
  edit: 'Na jiný pošleme odkaz, kterým ho potvrdíte.',
  unproved: nonBreaking(
    'Váš účet má potvrzený jiný e-mail. Dokud u inzerátu neověříte telefon, první dva vaše inzeráty přečte před zveřejněním člověk, obvykle do druhého pracovního dne.',
  ),
} as const

/** What comes of an address, before the ad is sent or paid for. */
const emailHint = ({
  isGuest,
  isEdit = false,
  isEmailUnproved = false,
}: Pick<ContactFieldsProps, 'isGuest' | 'isEdit' | 'isEmailUnproved'>): string | undefined => {
  if (isGuest) return HINTS[isEdit ? 'edit' : 'place']

  return isEmailUnproved ? HINTS.unproved : undefined
}

/** Who advertises and what of it the ad shows (R237); groups of fields. */
export const ContactFields = ({
  form,
  id,
  isGuest,
  phoneCode,
  isPhoneProved,
  isEdit = false,
  isEmailUnproved = false,
}: ContactFieldsProps) => {
  const { text } = fieldsOf(form, id)
  const { values, errors, isSending } = form
  const tick = (field: ShownField, isTicked: boolean) =>
    form.change({
      wantToShow: SHOWN.map((each) => each.field).filter((each) =>
        each === field ? isTicked : values.wantToShow.includes(each),
      ),
    })

  return (
    <>
      <FormGroup title="Kdo inzeruje">
        <TextField {...text('nickname')} label={shownLabel('nickname')} autoComplete="nickname" />
        <FieldPair>
          <TextField
            {...text('firstName')}
            label={shownLabel('firstName')}
            autoComplete="given-name"
          />
          <TextField
            {...text('lastName')}
            label={shownLabel('lastName')}
            autoComplete="family-name"
          />
        </FieldPair>
        <EmailField
          {...text('email')}
          onCorrect={(email) => form.change({ email })}
          label={shownLabel('email')}
          hint={emailHint({ isGuest, isEdit, isEmailUnproved })}
          required={isGuest}
        />
        <TextField
          {...text('phone')}
          type="tel"
          label={shownLabel('phone')}
          hint="České nebo slovenské číslo."
          autoComplete="tel"
        />
        {values.phone !== '' && !isPhoneProved && (
          <PhoneCode code={text('verificationCode')} {...phoneCode} />
        )}
      </FormGroup>
      <FormGroup
        id={`${id}-wantToShow`}
        title="Co v inzerátu ukázat"
        note="Aspoň telefon, nebo e-mail."
        error={errors.wantToShow}
      >
        <div className={styles.boxes}>
          {SHOWN.map(({ field, label }) => (
            <CheckboxField
              key={field}
              id={`${id}-show-${field}`}
              name={`show-${field}`}
              label={label}
              checked={values.wantToShow.includes(field)}
              disabled={isSending}
              onChange={({ target }) => tick(field, target.checked)}
            />
          ))}
        </div>
      </FormGroup>
    </>
  )
}

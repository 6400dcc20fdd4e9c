import type { Locality } from '@inzrt/domain/locality'
import { nonBreaking } from '@inzrt/domain/text'
import { shownLabel } from '@inzrt/rules/forms'
import { CompanyFields, type CompanyLookup } from '../account/settings/CompanyFields.tsx'
import { FieldPair } from '../account/settings/FieldPair.tsx'
import { Button } from '../button/Button.tsx'
import { CheckboxField } from '../field/CheckboxField.tsx'
import { EmailField } from '../field/EmailField.tsx'
import { ErrorSummary } from '../field/ErrorSummary.client.tsx'
import { PasswordField } from '../field/PasswordField.client.tsx'
import { RadioGroup } from '../field/RadioGroup.tsx'
import { TextField } from '../field/TextField.tsx'
import { FormFrame } from '../form/FormFrame.tsx'
import { FormGroup } from '../form/FormGroup.tsx'
import type { FormState } from '../form/FormState.ts'
import { fieldsOf } from '../form/fieldsOf.ts'
import { LocalityField } from '../locality/LocalityField.tsx'
import type { LocalitySearch } from '../locality/useLocalitySearch.ts'
import { PhoneCode, type PhoneCodeProps } from '../phone-code/PhoneCode.tsx'
import { Consents } from './Consents.tsx'
import { PasswordStrengthHint } from './PasswordStrengthHint.tsx'
import type { RegisterValues } from './RegisterValues.ts'

export type RegisterFormProps = {
  form: FormState<RegisterValues>
  /** How asking the register about a company stands. */
  company: CompanyLookup
  locality: Locality | null
  search: LocalitySearch<Locality>
  onLocality: (locality: Locality | null) => void
  phoneCode: Omit<PhoneCodeProps, 'code'>
  /** Opens the rules or the policy over the form. */
  onRead: (text: 'rules' | 'privacy') => void
}

const ID = 'registrace'

const KINDS = [
  { value: 'private', label: 'Soukromá osoba' },
  { value: 'business', label: 'Firma nebo podnikatel' },
]

/** A new account, of a person or of a business (R004); a `<form>`. */
export const RegisterForm = ({
  form,
  company,
  locality,
  search,
  onLocality,
  phoneCode,
  onRead,
}: RegisterFormProps) => {
  const { text, box, faults } = fieldsOf(form, ID)
  const isBusiness = form.values.kind === 'business'

  return (
    <FormFrame form={form} label="Nová registrace" sendingLabel="Zakládám účet">
      {form.isRefused && faults().length > 0 && <ErrorSummary errors={faults()} />}
      <RadioGroup
        name={`${ID}-kind`}
        label="Kdo inzeruje"
        options={KINDS}
        defaultValue={form.values.kind}
        onChange={(kind) => form.change({ kind: kind as RegisterValues['kind'] })}
      />
      <FormGroup title="Přihlašovací údaje">
        <TextField
          {...text('nickname')}
          label={shownLabel('nickname')}
          hint="Uvidí ji ostatní a budete se jí přihlašovat. 3&nbsp;až 30&nbsp;znaků."
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <EmailField
          {...text('email')}
          onCorrect={(email) => form.change({ email })}
          label={shownLabel('email')}
          hint={nonBreaking('Nikomu ho neukážeme. Pošleme na něj odkaz k potvrzení.')}
          required
        />
        <PasswordField
          {...text('password')}
          label={shownLabel('password')}
          hint={<PasswordStrengthHint password={form.values.password} />}
          autoComplete="new-password"
          required
        />
        <PasswordField
          {...text('password_confirmation')}
          label={shownLabel('passwordAgain')}
          autoComplete="new-password"
          required
        />
      </FormGroup>
      {isBusiness && (
        <FormGroup title="Údaje o firmě">
          <CompanyFields form={form} lookup={company} id={ID} />
          <div>
            <CheckboxField
              {...box('selfCertified')}
              label="Potvrzuji, že budu nabízet jen zboží a&nbsp;služby v&nbsp;souladu s&nbsp;právem."
            />
          </div>
        </FormGroup>
      )}
      <FormGroup title="O vás" note="Nepovinné. Předvyplníme to do vašich inzerátů.">
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
        <TextField
          {...text('phoneNumber')}
          type="tel"
          label={shownLabel('phone')}
          hint="České nebo slovenské číslo. Ověříme ho kódem z&nbsp;SMS."
          autoComplete="tel"
        />
        {form.values.phoneNumber !== '' && (
          <PhoneCode code={text('verificationCode')} {...phoneCode} />
        )}
        <LocalityField
          id={`${ID}-pscId`}
          label={shownLabel('localityId')}
          hint="Odkud budete inzerovat nejčastěji."
          locality={locality}
          search={search}
          disabled={form.isSending}
          onChange={onLocality}
        />
      </FormGroup>
      <Consents rules={box('rules')} marketing={box('marketing')} onRead={onRead} />
      <Button type="submit" variant="primary" size="big" isBlock disabled={form.isSending}>
        Zaregistrovat se
      </Button>
    </FormFrame>
  )
}

import { nonBreaking } from '@inzrt/domain/text'
import { FIELD_LABEL, type ResetByCodeForm } from '@inzrt/rules/forms'
import { RESET_CODE_MAX } from '@inzrt/rules/limits'
import { Button } from '../button/Button.tsx'
import { PasswordField } from '../field/PasswordField.client.tsx'
import { TextField } from '../field/TextField.tsx'
import { FormFrame } from '../form/FormFrame.tsx'
import type { FormState } from '../form/FormState.ts'
import { fieldsOf } from '../form/fieldsOf.ts'
import { firstFocus } from './firstFocus.ts'

export type ResetPasswordFormProps = {
  form: FormState<ResetByCodeForm>
  /** Begins the ids of the fields. */
  id: string
  /** Whose password it is. */
  nickname: string
  /** The mailed link did not bring the token: the code from the same mail is typed. */
  needsCode: boolean
  /** Asks for another mail, when this link is too old. */
  onNewRequest: () => void
  /** In a window the cursor stands in the first field at once. */
  isInWindow?: boolean
  /** It stands in place of the other step: its first field takes the focus. */
  isAnswer?: boolean
}

/** The second step of a lost password (R099–R102); a `<form>`. */
export const ResetPasswordForm = ({
  form,
  id,
  nickname,
  needsCode,
  onNewRequest,
  isInWindow = false,
  isAnswer = false,
}: ResetPasswordFormProps) => {
  const fields = fieldsOf(form, id)

  return (
    <FormFrame
      form={form}
      label="Resetování hesla"
      sendingLabel="Nastavuji heslo"
      links={
        <Button variant="bare" onClick={onNewRequest} disabled={form.isSending}>
          Nová žádost o reset hesla
        </Button>
      }
    >
      <p>
        Nové heslo pro <b>{nickname}</b>
        {needsCode
          ? '. Otevřete odkaz z\u00a0e-mailu, nebo sem opište kód, který je v\u00a0něm pod odkazem.'
          : '.'}
      </p>
      <input type="text" autoComplete="username" value={nickname} readOnly hidden />
      {needsCode && (
        <TextField
          {...fields.text('code')}
          ref={firstFocus({ isInWindow, isAnswer })}
          label={FIELD_LABEL.resetCode}
          maxLength={RESET_CODE_MAX}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      <PasswordField
        {...fields.text('password')}
        label={FIELD_LABEL.password}
        hint={nonBreaking('Alespoň 8 znaků. Nejlépe několik slov, která k sobě nepatří.')}
        autoComplete="new-password"
      />
      <PasswordField
        {...fields.text('password_confirmation')}
        label={FIELD_LABEL.passwordAgain}
        autoComplete="new-password"
      />
      <Button type="submit" variant="primary" size="big" isBlock disabled={form.isSending}>
        Odeslat
      </Button>
    </FormFrame>
  )
}

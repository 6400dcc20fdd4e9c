import { nonBreaking } from '@inzrt/domain/text'
import { FIELD_LABEL, type LostPasswordForm as LostPasswordValues } from '@inzrt/rules/forms'
import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { TextField } from '../field/TextField.tsx'
import { FormFrame } from '../form/FormFrame.tsx'
import type { FormState } from '../form/FormState.ts'
import { fieldsOf } from '../form/fieldsOf.ts'
import { firstFocus } from './firstFocus.ts'
import { LOGIN_HINT } from './loginHint.ts'

export type LostPasswordFormProps = {
  form: FormState<LostPasswordValues>
  /** Begins the ids of the fields. */
  id: string
  /** Ways to the login and to the registration. */
  links: ReactNode
  /** In a window the cursor stands in the first field at once. */
  isInWindow?: boolean
  /** It stands in place of the other step: its first field takes the focus. */
  isAnswer?: boolean
}

/** The first step of a lost password (R097, R098); a `<form>`. */
export const LostPasswordForm = ({
  form,
  id,
  links,
  isInWindow = false,
  isAnswer = false,
}: LostPasswordFormProps) => (
  <FormFrame form={form} label="Zapomenuté heslo" sendingLabel="Posílám žádost" links={links}>
    <p>
      {nonBreaking(
        'Napište svou přezdívku nebo e-mail. Pošleme vám odkaz, kterým si nastavíte nové heslo.',
      )}
    </p>
    <TextField
      {...fieldsOf(form, id).text('nickname')}
      ref={firstFocus({ isInWindow, isAnswer })}
      label={FIELD_LABEL.login}
      hint={LOGIN_HINT}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
    <Button type="submit" variant="primary" size="big" isBlock disabled={form.isSending}>
      Resetovat heslo
    </Button>
  </FormFrame>
)

'use client'

import { FIELD_LABEL, type LoginForm as LoginValues } from '@inzrt/rules/forms'
import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { LinkButton } from '../button/LinkButton.tsx'
import { PasswordField } from '../field/PasswordField.client.tsx'
import { TextField } from '../field/TextField.tsx'
import { FormFrame } from '../form/FormFrame.tsx'
import type { FormState } from '../form/FormState.ts'
import { fieldsOf } from '../form/fieldsOf.ts'
import { LOGIN_HINT } from './loginHint.ts'
import { takeFirstFocus } from './takeFirstFocus.ts'

export type LoginFormProps = {
  form: FormState<LoginValues>
  /** Begins the ids of the fields. */
  id: string
  /** Goes on to a new password. */
  onLostPassword: () => void
  /** What the login is needed for, when the visitor did not ask for it. */
  why?: string | null
  /** Goes on without an account; left out where that is no way. */
  onAsGuest?: (() => void) | undefined
  /** In a window the cursor stands in the first field at once. */
  isInWindow?: boolean
}

/** Nickname and password (R094–R096); a `<form>`. */
export const LoginForm = ({
  form,
  id,
  onLostPassword,
  why,
  onAsGuest,
  isInWindow = false,
}: LoginFormProps) => {
  const fields = fieldsOf(form, id)
  const first = useState(() => (form.values.nickname === '' ? 'nickname' : 'password'))[0]
  const firstRef = (field: string) => (isInWindow && field === first ? takeFirstFocus : undefined)

  return (
    <FormFrame
      form={form}
      label="Přihlášení"
      sendingLabel="Přihlašuji"
      links={
        <>
          <LinkButton variant="bare" href="/registrace">
            Nová registrace
          </LinkButton>
          <Button variant="bare" onClick={onLostPassword}>
            Zapomenuté heslo
          </Button>
          {onAsGuest && (
            <Button variant="bare" onClick={onAsGuest}>
              Pokračovat bez přihlášení
            </Button>
          )}
        </>
      }
    >
      {why && <p>{why}</p>}
      <TextField
        {...fields.text('nickname')}
        ref={firstRef('nickname')}
        label={FIELD_LABEL.login}
        hint={LOGIN_HINT}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...fields.text('password')}
        ref={firstRef('password')}
        label={FIELD_LABEL.password}
        autoComplete="current-password"
      />
      <Button type="submit" variant="primary" size="big" isBlock disabled={form.isSending}>
        Přihlásit se
      </Button>
    </FormFrame>
  )
}

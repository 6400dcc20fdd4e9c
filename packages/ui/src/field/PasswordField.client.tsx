'use client'

import { useState } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { EyeIcon } from '../icon/EyeIcon.tsx'
import { EyeOffIcon } from '../icon/EyeOffIcon.tsx'
import styles from './PasswordField.module.css'
import { TextField, type TextFieldProps } from './TextField.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'autoComplete'> & {
  /** Lets a password manager fill it in, so that nobody need remember or copy it (WCAG 3.3.8). */
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be shown while it is typed; an `<input>` and a button in a `<div>`. */
export const PasswordField = (props: PasswordFieldProps) => {
  const [isShown, setShown] = useState(false)

  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          className={styles.eye}
          label="Ukázat heslo"
          aria-pressed={isShown}
          icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
          isBare
          disabled={props.disabled}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}

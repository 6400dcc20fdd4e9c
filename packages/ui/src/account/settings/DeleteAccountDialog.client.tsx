'use client'

import { nonBreaking } from '@inzrt/domain/text'
import type { DeleteAccountForm } from '@inzrt/rules/forms'
import { Button } from '../../button/Button.tsx'
import { Dialog } from '../../dialog/Dialog.client.tsx'
import { ProgressBar } from '../../feedback/ProgressBar.tsx'
import { PasswordField } from '../../field/PasswordField.client.tsx'
import type { FormState } from '../../form/FormState.ts'
import { fieldsOf } from '../../form/fieldsOf.ts'
import { SentForm } from '../../form/SentForm.tsx'
import styles from './DeleteAccountDialog.module.css'

export type DeleteAccountDialogProps = {
  isOpen: boolean
  onClose: () => void
  form: FormState<DeleteAccountForm>
}

const CONSEQUENCES = [
  'Všechny vaše inzeráty hned zmizí z webu a nepůjdou obnovit.',
  'Odhlásíme vás na všech zařízeních a znovu se přihlásit už nepůjde.',
  'Kredit, který jste nevyužili, zanikne.',
  'Faktury, které jste nezaplatili, zůstanou k\u00a0úhradě.',
  'Smažeme vaše osobní údaje. Zůstanou jen doklady o platbách, které musíme ze zákona uchovat.',
]

/** Says what goes with the account and asks for the password; a `<dialog>`. */
export const DeleteAccountDialog = ({ isOpen, onClose, form }: DeleteAccountDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Opravdu zrušit účet?">
    <ul className={styles.consequences}>
      {CONSEQUENCES.map((text) => (
        <li key={text}>{nonBreaking(text)}</li>
      ))}
    </ul>
    <SentForm form={form} className={styles.form}>
      <PasswordField
        label="Současné heslo"
        autoComplete="current-password"
        {...fieldsOf(form, 'zruseni').text('password')}
      />
      {form.isSending && <ProgressBar label="Ruším účet…" />}
      <div className={styles.actions}>
        <Button type="submit" variant="danger" disabled={form.isSending}>
          {form.isSending ? 'Ruším účet…' : 'Zrušit účet navždy'}
        </Button>
        <Button onClick={onClose} disabled={form.isSending}>
          Ponechat účet
        </Button>
      </div>
    </SentForm>
  </Dialog>
)

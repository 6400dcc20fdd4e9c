'use client'

import type { SecondStepForm } from '@inzrt/rules/forms'
import { SecondStepField, type SecondStepFieldProps } from '../../../auth/SecondStepField.tsx'
import { Button } from '../../../button/Button.tsx'
import { Dialog } from '../../../dialog/Dialog.client.tsx'
import { ProgressBar } from '../../../feedback/ProgressBar.tsx'
import type { FormState } from '../../../form/FormState.ts'
import { SentForm } from '../../../form/SentForm.tsx'
import styles from './SecondStepDialog.module.css'

export type SecondStepDialogProps = Pick<SecondStepFieldProps, 'way'> & {
  form: FormState<SecondStepForm>
  /** To the other kind of code; left out where the account has none. */
  onOtherWay?: (() => void) | undefined
  /** By a passkey of this site; left out where the account has none. */
  onPasskey?: (() => void) | undefined
  onClose: () => void
}

const OTHER = { app: 'Použít záložní kód', recovery: 'Použít kód z\u00a0aplikace' } as const

/** Asks for the second step once more before how one logs in is changed; a `<dialog>`. */
export const SecondStepDialog = ({
  form,
  way,
  onOtherWay,
  onPasskey,
  onClose,
}: SecondStepDialogProps) => (
  <Dialog isOpen onClose={onClose} title="Potvrďte, že jste to vy">
    <p>Tuto změnu smí udělat jen majitel účtu. Potvrzení platí pět minut.</p>
    <SentForm form={form} className={styles.form} label="Potvrzení druhým krokem">
      <SecondStepField form={form} id="potvrzeni" way={way} />
      {form.isSending && <ProgressBar label="Ověřuji…" />}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" disabled={form.isSending}>
          {form.isSending ? 'Ověřuji…' : 'Potvrdit'}
        </Button>
        {onPasskey && (
          <Button onClick={onPasskey} disabled={form.isSending}>
            Použít přístupový klíč
          </Button>
        )}
        {onOtherWay && (
          <Button variant="bare" onClick={onOtherWay} disabled={form.isSending}>
            {OTHER[way]}
          </Button>
        )}
      </div>
    </SentForm>
  </Dialog>
)

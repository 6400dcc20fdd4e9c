import type { SecondStepForm as SecondStepValues } from '@inzrt/rules/forms'
import { Button } from '../button/Button.tsx'
import { FormFrame } from '../form/FormFrame.tsx'
import type { FormState } from '../form/FormState.ts'
import { SecondStepField, type SecondStepFieldProps } from './SecondStepField.tsx'

export type SecondStepFormProps = Pick<SecondStepFieldProps, 'way'> & {
  form: FormState<SecondStepValues>
  /** Begins the ids of the fields. */
  id: string
  /** To the other kind of code; left out where the account has none. */
  onOtherWay?: (() => void) | undefined
  /** By a passkey of this site; left out where the account has none. */
  onPasskey?: (() => void) | undefined
  /** Back to the password. */
  onStartOver: () => void
}

const OTHER = { app: 'Použít záložní kód', recovery: 'Použít kód z\u00a0aplikace' } as const

/** The second step of a login, in place of its first; a `<form>`. */
export const SecondStepForm = ({
  form,
  id,
  way,
  onOtherWay,
  onPasskey,
  onStartOver,
}: SecondStepFormProps) => (
  <FormFrame
    form={form}
    label="Druhý krok přihlášení"
    sendingLabel="Přihlašuji"
    links={
      <>
        {onOtherWay && (
          <Button variant="bare" onClick={onOtherWay} disabled={form.isSending}>
            {OTHER[way]}
          </Button>
        )}
        <Button variant="bare" onClick={onStartOver} disabled={form.isSending}>
          Začít znovu
        </Button>
      </>
    }
  >
    <p>Heslo je správně. K{'\u00a0'}tomuto účtu patří ještě druhý krok; máte na něj pět minut.</p>
    {onPasskey && (
      <Button size="big" isBlock onClick={onPasskey} disabled={form.isSending}>
        Přihlásit se přístupovým klíčem
      </Button>
    )}
    <SecondStepField form={form} id={id} way={way} isFirst />
    <Button type="submit" variant="primary" size="big" isBlock disabled={form.isSending}>
      Přihlásit se
    </Button>
  </FormFrame>
)
